// generated from spec/agent-stream by `npm run generate`; do not edit
import { violationsOf } from "./violations.js";
import { readGroups } from "./parameters.js";
import ucs2lengthModule from "ajv/dist/runtime/ucs2length.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
const ucs2length = ucs2lengthModule.default ?? ucs2lengthModule;

export const validateAgentModule = validate21;
const schema6 = {"$id":"AgentModule","type":"string","enum":["general","research","podcast","ppt","prose"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AgentModule" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "general") || (data === "research")) || (data === "podcast")) || (data === "ppt")) || (data === "prose"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const validateAgentRequest = validate22;
const schema7 = {"$id":"AgentRequest","type":"object","required":["messages"],"properties":{"messages":{"type":"array","items":{"$ref":"Message"},"minItems":1,"maxItems":10000},"thread_id":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"ThreadId"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"agent_id":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"ConfiguredName"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"model_id":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"ConfiguredName"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"enable_deep_thinking":{"type":["boolean","null"],"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"resources":{"maxItems":100,"type":["array","null"],"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"Resource"}},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"enable_web_search":{"type":["boolean","null"],"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"mcp_settings":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"McpSettings"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"max_plan_iterations":{"minimum":1,"maximum":10,"type":["integer","null"],"if":{"type":"integer"},"then":{"type":"integer","format":"int64"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"max_step_num":{"minimum":1,"maximum":10,"type":["integer","null"],"if":{"type":"integer"},"then":{"type":"integer","format":"int64"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"max_search_results":{"minimum":1,"maximum":20,"type":["integer","null"],"if":{"type":"integer"},"then":{"type":"integer","format":"int64"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"auto_accepted_plan":{"type":["boolean","null"],"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"interrupt_feedback":{"maxLength":10000,"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"enable_background_investigation":{"type":["boolean","null"],"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"locale":{"maxLength":100,"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"session_id":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"ThreadId"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"module":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"AgentModule"},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const schema8 = {"$id":"Message","type":"object","required":["role"],"properties":{"role":{"enum":["user","assistant","system"]}},"discriminator":{"propertyName":"role"},"oneOf":[{"$ref":"UserMessage"},{"$ref":"AssistantMessage"},{"$ref":"SystemMessage"}]};
const schema9 = {"$id":"UserMessage","type":"object","required":["role","content"],"properties":{"role":{"type":"string","enum":["user"]},"content":{"$ref":"InputContent"},"name":{"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};
const schema10 = {"$id":"InputContent","type":["string","array"],"if":{"type":"string"},"then":{"$ref":"NonEmptyText"},"else":{"if":{"type":"array"},"then":{"$ref":"InputBlocks"}}};
const schema11 = {"$id":"NonEmptyText","type":"string","minLength":1};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NonEmptyText" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema12 = {"$id":"InputBlocks","type":"array","items":{"$ref":"InputBlock"},"minItems":1,"maxItems":1000};
const schema13 = {"$id":"InputBlock","type":"object","required":["type"],"properties":{"type":{"enum":["text","image","audio","file"]}},"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"TextBlock"},{"$ref":"ImageBlock"},{"$ref":"AudioBlock"},{"$ref":"FileBlock"}]};
const schema14 = {"$id":"TextBlock","type":"object","required":["type","text"],"properties":{"type":{"type":"string","enum":["text"]},"text":{"type":"string","minLength":1}},"additionalProperties":false};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "type") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "text")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func3(data1) < 1){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema15 = {"$id":"ImageBlock","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["image"]},"url":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"BlockUrl"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"data":{"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"mime_type":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"MediaType"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"detail":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"ImageDetail"},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};
const schema16 = {"$id":"BlockUrl","type":"string","pattern":"^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)"};
const pattern0 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BlockUrl" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema17 = {"$id":"MediaType","type":"string","pattern":"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$"};
const pattern1 = new RegExp("^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MediaType" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema18 = {"$id":"ImageDetail","type":"string","enum":["auto","low","high"]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageDetail" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "auto") || (data === "low")) || (data === "high"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema18.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((key0 === "type") || (key0 === "url")) || (key0 === "data")) || (key0 === "mime_type")) || (key0 === "detail"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "image")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema15.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema15.properties.url.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(typeof data1 !== "string"){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs9 = errors;
if(!(validate32(data1, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
const _errs11 = errors;
let valid2 = true;
const _errs12 = errors;
if(data1 !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data1 !== null){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = _valid1;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema15.properties.data.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs18 = errors;
let valid3 = true;
const _errs19 = errors;
if(typeof data2 !== "string"){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid2){
const _errs21 = errors;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = _valid2;
ifClause1 = "then";
}
else {
const _errs23 = errors;
const _errs24 = errors;
let valid4 = true;
const _errs25 = errors;
if(data2 !== null){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid3 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs27 = errors;
if(data2 !== null){
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = _valid3;
}
if(!valid4){
const err15 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid3 = _valid2;
ifClause1 = "else";
}
if(!valid3){
const err16 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.mime_type !== undefined){
let data3 = data.mime_type;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"type",params:{type: schema15.properties.mime_type.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs31 = errors;
let valid5 = true;
const _errs32 = errors;
if(typeof data3 !== "string"){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid4){
const _errs34 = errors;
if(!(validate34(data3, {instancePath:instancePath+"/mime_type",parentData:data,parentDataProperty:"mime_type",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid4 = _errs34 === errors;
valid5 = _valid4;
ifClause2 = "then";
}
else {
const _errs35 = errors;
const _errs36 = errors;
let valid6 = true;
const _errs37 = errors;
if(data3 !== null){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid5 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs39 = errors;
if(data3 !== null){
const err20 = {instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid5 = _errs39 === errors;
valid6 = _valid5;
}
if(!valid6){
const err21 = {instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid4 = _errs35 === errors;
valid5 = _valid4;
ifClause2 = "else";
}
if(!valid5){
const err22 = {instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.detail !== undefined){
let data4 = data.detail;
if((typeof data4 !== "string") && (data4 !== null)){
const err23 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: schema15.properties.detail.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs43 = errors;
let valid7 = true;
const _errs44 = errors;
if(typeof data4 !== "string"){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid6 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid6){
const _errs46 = errors;
if(!(validate36(data4, {instancePath:instancePath+"/detail",parentData:data,parentDataProperty:"detail",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var _valid6 = _errs46 === errors;
valid7 = _valid6;
ifClause3 = "then";
}
else {
const _errs47 = errors;
const _errs48 = errors;
let valid8 = true;
const _errs49 = errors;
if(data4 !== null){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid7 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs51 = errors;
if(data4 !== null){
const err26 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid7 = _errs51 === errors;
valid8 = _valid7;
}
if(!valid8){
const err27 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid6 = _errs47 === errors;
valid7 = _valid6;
ifClause3 = "else";
}
if(!valid7){
const err28 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/if",keyword:"if",params:{failingKeyword: ifClause3}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema19 = {"$id":"AudioBlock","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["audio"]},"url":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"BlockUrl"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"data":{"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"mime_type":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"MediaType"},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "type") || (key0 === "url")) || (key0 === "data")) || (key0 === "mime_type"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "audio")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema19.properties.url.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(typeof data1 !== "string"){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs9 = errors;
if(!(validate32(data1, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
const _errs11 = errors;
let valid2 = true;
const _errs12 = errors;
if(data1 !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data1 !== null){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = _valid1;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema19.properties.data.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs18 = errors;
let valid3 = true;
const _errs19 = errors;
if(typeof data2 !== "string"){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid2){
const _errs21 = errors;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = _valid2;
ifClause1 = "then";
}
else {
const _errs23 = errors;
const _errs24 = errors;
let valid4 = true;
const _errs25 = errors;
if(data2 !== null){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid3 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs27 = errors;
if(data2 !== null){
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = _valid3;
}
if(!valid4){
const err15 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid3 = _valid2;
ifClause1 = "else";
}
if(!valid3){
const err16 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.mime_type !== undefined){
let data3 = data.mime_type;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"type",params:{type: schema19.properties.mime_type.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs31 = errors;
let valid5 = true;
const _errs32 = errors;
if(typeof data3 !== "string"){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid4){
const _errs34 = errors;
if(!(validate34(data3, {instancePath:instancePath+"/mime_type",parentData:data,parentDataProperty:"mime_type",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid4 = _errs34 === errors;
valid5 = _valid4;
ifClause2 = "then";
}
else {
const _errs35 = errors;
const _errs36 = errors;
let valid6 = true;
const _errs37 = errors;
if(data3 !== null){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid5 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs39 = errors;
if(data3 !== null){
const err20 = {instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid5 = _errs39 === errors;
valid6 = _valid5;
}
if(!valid6){
const err21 = {instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid4 = _errs35 === errors;
valid5 = _valid4;
ifClause2 = "else";
}
if(!valid5){
const err22 = {instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

const schema20 = {"$id":"FileBlock","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["file"]},"url":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"BlockUrl"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"data":{"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"mime_type":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"MediaType"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"filename":{"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"filepath":{"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "type") || (key0 === "url")) || (key0 === "data")) || (key0 === "mime_type")) || (key0 === "filename")) || (key0 === "filepath"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "file")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema20.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema20.properties.url.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(typeof data1 !== "string"){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs9 = errors;
if(!(validate32(data1, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
const _errs11 = errors;
let valid2 = true;
const _errs12 = errors;
if(data1 !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data1 !== null){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = _valid1;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema20.properties.data.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs18 = errors;
let valid3 = true;
const _errs19 = errors;
if(typeof data2 !== "string"){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid2){
const _errs21 = errors;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = _valid2;
ifClause1 = "then";
}
else {
const _errs23 = errors;
const _errs24 = errors;
let valid4 = true;
const _errs25 = errors;
if(data2 !== null){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid3 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs27 = errors;
if(data2 !== null){
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = _valid3;
}
if(!valid4){
const err15 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid3 = _valid2;
ifClause1 = "else";
}
if(!valid3){
const err16 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.mime_type !== undefined){
let data3 = data.mime_type;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"type",params:{type: schema20.properties.mime_type.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs31 = errors;
let valid5 = true;
const _errs32 = errors;
if(typeof data3 !== "string"){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid4){
const _errs34 = errors;
if(!(validate34(data3, {instancePath:instancePath+"/mime_type",parentData:data,parentDataProperty:"mime_type",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid4 = _errs34 === errors;
valid5 = _valid4;
ifClause2 = "then";
}
else {
const _errs35 = errors;
const _errs36 = errors;
let valid6 = true;
const _errs37 = errors;
if(data3 !== null){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid5 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs39 = errors;
if(data3 !== null){
const err20 = {instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid5 = _errs39 === errors;
valid6 = _valid5;
}
if(!valid6){
const err21 = {instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid4 = _errs35 === errors;
valid5 = _valid4;
ifClause2 = "else";
}
if(!valid5){
const err22 = {instancePath:instancePath+"/mime_type",schemaPath:"#/properties/mime_type/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.filename !== undefined){
let data4 = data.filename;
if((typeof data4 !== "string") && (data4 !== null)){
const err23 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: schema20.properties.filename.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs43 = errors;
let valid7 = true;
const _errs44 = errors;
if(typeof data4 !== "string"){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid6 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid6){
const _errs46 = errors;
if(typeof data4 !== "string"){
const err25 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid6 = _errs46 === errors;
valid7 = _valid6;
ifClause3 = "then";
}
else {
const _errs48 = errors;
const _errs49 = errors;
let valid8 = true;
const _errs50 = errors;
if(data4 !== null){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid7 = _errs50 === errors;
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs52 = errors;
if(data4 !== null){
const err27 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid7 = _errs52 === errors;
valid8 = _valid7;
}
if(!valid8){
const err28 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid6 = _errs48 === errors;
valid7 = _valid6;
ifClause3 = "else";
}
if(!valid7){
const err29 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/if",keyword:"if",params:{failingKeyword: ifClause3}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.filepath !== undefined){
let data5 = data.filepath;
if((typeof data5 !== "string") && (data5 !== null)){
const err30 = {instancePath:instancePath+"/filepath",schemaPath:"#/properties/filepath/type",keyword:"type",params:{type: schema20.properties.filepath.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs56 = errors;
let valid9 = true;
const _errs57 = errors;
if(typeof data5 !== "string"){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid8 = _errs57 === errors;
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid8){
const _errs59 = errors;
if(typeof data5 !== "string"){
const err32 = {instancePath:instancePath+"/filepath",schemaPath:"#/properties/filepath/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid8 = _errs59 === errors;
valid9 = _valid8;
ifClause4 = "then";
}
else {
const _errs61 = errors;
const _errs62 = errors;
let valid10 = true;
const _errs63 = errors;
if(data5 !== null){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid9 = _errs63 === errors;
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs65 = errors;
if(data5 !== null){
const err34 = {instancePath:instancePath+"/filepath",schemaPath:"#/properties/filepath/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid9 = _errs65 === errors;
valid10 = _valid9;
}
if(!valid10){
const err35 = {instancePath:instancePath+"/filepath",schemaPath:"#/properties/filepath/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid8 = _errs61 === errors;
valid9 = _valid8;
ifClause4 = "else";
}
if(!valid9){
const err36 = {instancePath:instancePath+"/filepath",schemaPath:"#/properties/filepath/if",keyword:"if",params:{failingKeyword: ifClause4}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(!((((data0 === "text") || (data0 === "image")) || (data0 === "audio")) || (data0 === "file"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
else if(tag0 === "audio"){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file"){
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputBlocks" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate29(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InputContent" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema10.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(!(Array.isArray(data))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid1 = _valid1;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UserMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "role") || (key0 === "content")) || (key0 === "name"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "user")){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema9.properties.role.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.content !== undefined){
if(!(validate25(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema9.properties.name.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs12 = errors;
const _errs13 = errors;
let valid2 = true;
const _errs14 = errors;
if(data2 !== null){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = _valid1;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema21 = {"$id":"AssistantMessage","type":"object","required":["role","content"],"properties":{"role":{"type":"string","enum":["assistant"]},"content":{"$ref":"AssistantContent"},"name":{"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};
const schema22 = {"$id":"AssistantContent","type":["string","array"],"if":{"type":"string"},"then":{"$ref":"NonEmptyText"},"else":{"if":{"type":"array"},"then":{"$ref":"AssistantBlocks"}}};
const schema23 = {"$id":"AssistantBlocks","type":"array","items":{"$ref":"AssistantBlock"},"minItems":1,"maxItems":1000};
const schema24 = {"$id":"AssistantBlock","type":"object","required":["type"],"properties":{"type":{"enum":["text","image","audio","file","reasoning"]}},"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"TextBlock"},{"$ref":"ImageBlock"},{"$ref":"AudioBlock"},{"$ref":"FileBlock"},{"$ref":"ReasoningBlock"}]};
const schema25 = {"$id":"ReasoningBlock","type":"object","required":["type","reasoning"],"properties":{"type":{"type":"string","enum":["reasoning"]},"reasoning":{"type":"string"}},"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reasoning === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasoning"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "type") || (key0 === "reasoning"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "reasoning")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reasoning !== undefined){
if(typeof data.reasoning !== "string"){
const err5 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AssistantBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(!(((((data0 === "text") || (data0 === "image")) || (data0 === "audio")) || (data0 === "file")) || (data0 === "reasoning"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.type.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
else if(tag0 === "audio"){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file"){
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reasoning"){
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AssistantBlocks" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate55(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AssistantContent" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema22.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(!(Array.isArray(data))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid1 = _valid1;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AssistantMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "role") || (key0 === "content")) || (key0 === "name"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "assistant")){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema21.properties.role.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.content !== undefined){
if(!(validate52(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema21.properties.name.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs12 = errors;
const _errs13 = errors;
let valid2 = true;
const _errs14 = errors;
if(data2 !== null){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = _valid1;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

const schema26 = {"$id":"SystemMessage","type":"object","required":["role","content"],"properties":{"role":{"type":"string","enum":["system"]},"content":{"$ref":"InputContent"},"name":{"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SystemMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "role") || (key0 === "content")) || (key0 === "name"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "system")){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema26.properties.role.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.content !== undefined){
if(!(validate25(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema26.properties.name.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs12 = errors;
const _errs13 = errors;
let valid2 = true;
const _errs14 = errors;
if(data2 !== null){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = _valid1;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Message" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(!(((data0 === "user") || (data0 === "assistant")) || (data0 === "system"))){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema8.properties.role.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const tag0 = data.role;
if(typeof tag0 == "string"){
if(tag0 === "user"){
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
else if(tag0 === "assistant"){
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
else if(tag0 === "system"){
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "role", tagValue: tag0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "role", tagValue: tag0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema27 = {"$id":"ThreadId","type":"string","minLength":1,"maxLength":255};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ThreadId" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 255){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func3(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

const schema28 = {"$id":"ConfiguredName","type":"string","minLength":1,"maxLength":255};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConfiguredName" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func3(data) > 255){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func3(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

const schema29 = {"$id":"Resource","type":"object","required":["uri"],"properties":{"uri":{"type":"string","minLength":1,"maxLength":2048},"title":{"maxLength":500,"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"description":{"maxLength":4000,"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Resource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uri === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uri"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "uri") || (key0 === "title")) || (key0 === "description"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.uri !== undefined){
let data0 = data.uri;
if(typeof data0 === "string"){
if(func3(data0) > 2048){
const err2 = {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func3(data0) < 1){
const err3 = {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema29.properties.title.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(typeof data1 !== "string"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs9 = errors;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs11 = errors;
const _errs12 = errors;
let valid2 = true;
const _errs13 = errors;
if(data1 !== null){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(data1 !== null){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = _valid1;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data1 === "string"){
if(func3(data1) > 500){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema29.properties.description.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs19 = errors;
let valid3 = true;
const _errs20 = errors;
if(typeof data2 !== "string"){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid2 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid2){
const _errs22 = errors;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs22 === errors;
valid3 = _valid2;
ifClause1 = "then";
}
else {
const _errs24 = errors;
const _errs25 = errors;
let valid4 = true;
const _errs26 = errors;
if(data2 !== null){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid3 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs28 = errors;
if(data2 !== null){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid3 = _errs28 === errors;
valid4 = _valid3;
}
if(!valid4){
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid3 = _valid2;
ifClause1 = "else";
}
if(!valid3){
const err19 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data2 === "string"){
if(func3(data2) > 4000){
const err20 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 4000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

const schema30 = {"$id":"McpSettings","type":"object","properties":{"servers":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"JsonObject"},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};
const schema31 = {"$id":"JsonObject","type":"object","additionalProperties":{}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonObject" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "servers")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.servers !== undefined){
let data0 = data.servers;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: schema30.properties.servers.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs7 = errors;
if(!(validate79(data0, {instancePath:instancePath+"/servers",parentData:data,parentDataProperty:"servers",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs8 = errors;
const _errs9 = errors;
let valid2 = true;
const _errs10 = errors;
if(data0 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data0 !== null){
const err4 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err6 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

const formats0 = fullFormats.int64;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AgentRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messages === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(func2.call(schema7.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.messages !== undefined){
let data0 = data.messages;
if(Array.isArray(data0)){
if(data0.length > 10000){
const err2 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate23(data0[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.thread_id !== undefined){
let data2 = data.thread_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: schema7.properties.thread_id.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if(!(validate71(data2, {instancePath:instancePath+"/thread_id",parentData:data,parentDataProperty:"thread_id",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid3 = _valid0;
ifClause0 = "then";
}
else {
const _errs11 = errors;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(data2 !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(data2 !== null){
const err8 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
}
if(!valid4){
const err9 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = _valid0;
ifClause0 = "else";
}
if(!valid3){
const err10 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data3 = data.agent_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: schema7.properties.agent_id.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs19 = errors;
let valid5 = true;
const _errs20 = errors;
if(typeof data3 !== "string"){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid2){
const _errs22 = errors;
if(!(validate73(data3, {instancePath:instancePath+"/agent_id",parentData:data,parentDataProperty:"agent_id",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid5 = _valid2;
ifClause1 = "then";
}
else {
const _errs23 = errors;
const _errs24 = errors;
let valid6 = true;
const _errs25 = errors;
if(data3 !== null){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid3 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs27 = errors;
if(data3 !== null){
const err14 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid6 = _valid3;
}
if(!valid6){
const err15 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid5 = _valid2;
ifClause1 = "else";
}
if(!valid5){
const err16 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.model_id !== undefined){
let data4 = data.model_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/model_id",schemaPath:"#/properties/model_id/type",keyword:"type",params:{type: schema7.properties.model_id.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs31 = errors;
let valid7 = true;
const _errs32 = errors;
if(typeof data4 !== "string"){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid4){
const _errs34 = errors;
if(!(validate73(data4, {instancePath:instancePath+"/model_id",parentData:data,parentDataProperty:"model_id",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid4 = _errs34 === errors;
valid7 = _valid4;
ifClause2 = "then";
}
else {
const _errs35 = errors;
const _errs36 = errors;
let valid8 = true;
const _errs37 = errors;
if(data4 !== null){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid5 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs39 = errors;
if(data4 !== null){
const err20 = {instancePath:instancePath+"/model_id",schemaPath:"#/properties/model_id/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid5 = _errs39 === errors;
valid8 = _valid5;
}
if(!valid8){
const err21 = {instancePath:instancePath+"/model_id",schemaPath:"#/properties/model_id/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid4 = _errs35 === errors;
valid7 = _valid4;
ifClause2 = "else";
}
if(!valid7){
const err22 = {instancePath:instancePath+"/model_id",schemaPath:"#/properties/model_id/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.enable_deep_thinking !== undefined){
let data5 = data.enable_deep_thinking;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err23 = {instancePath:instancePath+"/enable_deep_thinking",schemaPath:"#/properties/enable_deep_thinking/type",keyword:"type",params:{type: schema7.properties.enable_deep_thinking.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs43 = errors;
let valid9 = true;
const _errs44 = errors;
if(typeof data5 !== "boolean"){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid6 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid6){
const _errs46 = errors;
if(typeof data5 !== "boolean"){
const err25 = {instancePath:instancePath+"/enable_deep_thinking",schemaPath:"#/properties/enable_deep_thinking/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid6 = _errs46 === errors;
valid9 = _valid6;
ifClause3 = "then";
}
else {
const _errs48 = errors;
const _errs49 = errors;
let valid10 = true;
const _errs50 = errors;
if(data5 !== null){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid7 = _errs50 === errors;
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs52 = errors;
if(data5 !== null){
const err27 = {instancePath:instancePath+"/enable_deep_thinking",schemaPath:"#/properties/enable_deep_thinking/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid7 = _errs52 === errors;
valid10 = _valid7;
}
if(!valid10){
const err28 = {instancePath:instancePath+"/enable_deep_thinking",schemaPath:"#/properties/enable_deep_thinking/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid6 = _errs48 === errors;
valid9 = _valid6;
ifClause3 = "else";
}
if(!valid9){
const err29 = {instancePath:instancePath+"/enable_deep_thinking",schemaPath:"#/properties/enable_deep_thinking/if",keyword:"if",params:{failingKeyword: ifClause3}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.resources !== undefined){
let data6 = data.resources;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err30 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: schema7.properties.resources.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs56 = errors;
let valid11 = true;
const _errs57 = errors;
if(!(Array.isArray(data6))){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid8 = _errs57 === errors;
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid8){
const _errs59 = errors;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate76(data6[i1], {instancePath:instancePath+"/resources/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid8 = _errs59 === errors;
valid11 = _valid8;
ifClause4 = "then";
}
else {
const _errs62 = errors;
const _errs63 = errors;
let valid14 = true;
const _errs64 = errors;
if(data6 !== null){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid9 = _errs64 === errors;
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs66 = errors;
if(data6 !== null){
const err34 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid9 = _errs66 === errors;
valid14 = _valid9;
}
if(!valid14){
const err35 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid8 = _errs62 === errors;
valid11 = _valid8;
ifClause4 = "else";
}
if(!valid11){
const err36 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/if",keyword:"if",params:{failingKeyword: ifClause4}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 100){
const err37 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.enable_web_search !== undefined){
let data8 = data.enable_web_search;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err38 = {instancePath:instancePath+"/enable_web_search",schemaPath:"#/properties/enable_web_search/type",keyword:"type",params:{type: schema7.properties.enable_web_search.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs70 = errors;
let valid15 = true;
const _errs71 = errors;
if(typeof data8 !== "boolean"){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid10 = _errs71 === errors;
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
let ifClause5;
if(_valid10){
const _errs73 = errors;
if(typeof data8 !== "boolean"){
const err40 = {instancePath:instancePath+"/enable_web_search",schemaPath:"#/properties/enable_web_search/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid10 = _errs73 === errors;
valid15 = _valid10;
ifClause5 = "then";
}
else {
const _errs75 = errors;
const _errs76 = errors;
let valid16 = true;
const _errs77 = errors;
if(data8 !== null){
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid11 = _errs77 === errors;
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs79 = errors;
if(data8 !== null){
const err42 = {instancePath:instancePath+"/enable_web_search",schemaPath:"#/properties/enable_web_search/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid11 = _errs79 === errors;
valid16 = _valid11;
}
if(!valid16){
const err43 = {instancePath:instancePath+"/enable_web_search",schemaPath:"#/properties/enable_web_search/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid10 = _errs75 === errors;
valid15 = _valid10;
ifClause5 = "else";
}
if(!valid15){
const err44 = {instancePath:instancePath+"/enable_web_search",schemaPath:"#/properties/enable_web_search/if",keyword:"if",params:{failingKeyword: ifClause5}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.mcp_settings !== undefined){
let data9 = data.mcp_settings;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err45 = {instancePath:instancePath+"/mcp_settings",schemaPath:"#/properties/mcp_settings/type",keyword:"type",params:{type: schema7.properties.mcp_settings.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs83 = errors;
let valid17 = true;
const _errs84 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid12 = _errs84 === errors;
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
let ifClause6;
if(_valid12){
const _errs86 = errors;
if(!(validate78(data9, {instancePath:instancePath+"/mcp_settings",parentData:data,parentDataProperty:"mcp_settings",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid12 = _errs86 === errors;
valid17 = _valid12;
ifClause6 = "then";
}
else {
const _errs87 = errors;
const _errs88 = errors;
let valid18 = true;
const _errs89 = errors;
if(data9 !== null){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid13 = _errs89 === errors;
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
if(_valid13){
const _errs91 = errors;
if(data9 !== null){
const err48 = {instancePath:instancePath+"/mcp_settings",schemaPath:"#/properties/mcp_settings/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid13 = _errs91 === errors;
valid18 = _valid13;
}
if(!valid18){
const err49 = {instancePath:instancePath+"/mcp_settings",schemaPath:"#/properties/mcp_settings/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid12 = _errs87 === errors;
valid17 = _valid12;
ifClause6 = "else";
}
if(!valid17){
const err50 = {instancePath:instancePath+"/mcp_settings",schemaPath:"#/properties/mcp_settings/if",keyword:"if",params:{failingKeyword: ifClause6}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.max_plan_iterations !== undefined){
let data10 = data.max_plan_iterations;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err51 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/type",keyword:"type",params:{type: schema7.properties.max_plan_iterations.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs95 = errors;
let valid19 = true;
const _errs96 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err52 = {};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid14 = _errs96 === errors;
errors = _errs95;
if(vErrors !== null){
if(_errs95){
vErrors.length = _errs95;
}
else {
vErrors = null;
}
}
let ifClause7;
if(_valid14){
const _errs98 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err53 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats0.validate(data10))){
const err54 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/then/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var _valid14 = _errs98 === errors;
valid19 = _valid14;
ifClause7 = "then";
}
else {
const _errs100 = errors;
const _errs101 = errors;
let valid20 = true;
const _errs102 = errors;
if(data10 !== null){
const err55 = {};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid15 = _errs102 === errors;
errors = _errs101;
if(vErrors !== null){
if(_errs101){
vErrors.length = _errs101;
}
else {
vErrors = null;
}
}
if(_valid15){
const _errs104 = errors;
if(data10 !== null){
const err56 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid15 = _errs104 === errors;
valid20 = _valid15;
}
if(!valid20){
const err57 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid14 = _errs100 === errors;
valid19 = _valid14;
ifClause7 = "else";
}
if(!valid19){
const err58 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/if",keyword:"if",params:{failingKeyword: ifClause7}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 10 || isNaN(data10)){
const err59 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err60 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data.max_step_num !== undefined){
let data11 = data.max_step_num;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err61 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/type",keyword:"type",params:{type: schema7.properties.max_step_num.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const _errs108 = errors;
let valid21 = true;
const _errs109 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err62 = {};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid16 = _errs109 === errors;
errors = _errs108;
if(vErrors !== null){
if(_errs108){
vErrors.length = _errs108;
}
else {
vErrors = null;
}
}
let ifClause8;
if(_valid16){
const _errs111 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err63 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats0.validate(data11))){
const err64 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/then/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
var _valid16 = _errs111 === errors;
valid21 = _valid16;
ifClause8 = "then";
}
else {
const _errs113 = errors;
const _errs114 = errors;
let valid22 = true;
const _errs115 = errors;
if(data11 !== null){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid17 = _errs115 === errors;
errors = _errs114;
if(vErrors !== null){
if(_errs114){
vErrors.length = _errs114;
}
else {
vErrors = null;
}
}
if(_valid17){
const _errs117 = errors;
if(data11 !== null){
const err66 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid17 = _errs117 === errors;
valid22 = _valid17;
}
if(!valid22){
const err67 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var _valid16 = _errs113 === errors;
valid21 = _valid16;
ifClause8 = "else";
}
if(!valid21){
const err68 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/if",keyword:"if",params:{failingKeyword: ifClause8}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 10 || isNaN(data11)){
const err69 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err70 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data.max_search_results !== undefined){
let data12 = data.max_search_results;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err71 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/type",keyword:"type",params:{type: schema7.properties.max_search_results.type}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const _errs121 = errors;
let valid23 = true;
const _errs122 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err72 = {};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid18 = _errs122 === errors;
errors = _errs121;
if(vErrors !== null){
if(_errs121){
vErrors.length = _errs121;
}
else {
vErrors = null;
}
}
let ifClause9;
if(_valid18){
const _errs124 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err73 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(!(formats0.validate(data12))){
const err74 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/then/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
var _valid18 = _errs124 === errors;
valid23 = _valid18;
ifClause9 = "then";
}
else {
const _errs126 = errors;
const _errs127 = errors;
let valid24 = true;
const _errs128 = errors;
if(data12 !== null){
const err75 = {};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid19 = _errs128 === errors;
errors = _errs127;
if(vErrors !== null){
if(_errs127){
vErrors.length = _errs127;
}
else {
vErrors = null;
}
}
if(_valid19){
const _errs130 = errors;
if(data12 !== null){
const err76 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid19 = _errs130 === errors;
valid24 = _valid19;
}
if(!valid24){
const err77 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var _valid18 = _errs126 === errors;
valid23 = _valid18;
ifClause9 = "else";
}
if(!valid23){
const err78 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/if",keyword:"if",params:{failingKeyword: ifClause9}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 20 || isNaN(data12)){
const err79 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err80 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data.auto_accepted_plan !== undefined){
let data13 = data.auto_accepted_plan;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err81 = {instancePath:instancePath+"/auto_accepted_plan",schemaPath:"#/properties/auto_accepted_plan/type",keyword:"type",params:{type: schema7.properties.auto_accepted_plan.type}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const _errs134 = errors;
let valid25 = true;
const _errs135 = errors;
if(typeof data13 !== "boolean"){
const err82 = {};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var _valid20 = _errs135 === errors;
errors = _errs134;
if(vErrors !== null){
if(_errs134){
vErrors.length = _errs134;
}
else {
vErrors = null;
}
}
let ifClause10;
if(_valid20){
const _errs137 = errors;
if(typeof data13 !== "boolean"){
const err83 = {instancePath:instancePath+"/auto_accepted_plan",schemaPath:"#/properties/auto_accepted_plan/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var _valid20 = _errs137 === errors;
valid25 = _valid20;
ifClause10 = "then";
}
else {
const _errs139 = errors;
const _errs140 = errors;
let valid26 = true;
const _errs141 = errors;
if(data13 !== null){
const err84 = {};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var _valid21 = _errs141 === errors;
errors = _errs140;
if(vErrors !== null){
if(_errs140){
vErrors.length = _errs140;
}
else {
vErrors = null;
}
}
if(_valid21){
const _errs143 = errors;
if(data13 !== null){
const err85 = {instancePath:instancePath+"/auto_accepted_plan",schemaPath:"#/properties/auto_accepted_plan/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid21 = _errs143 === errors;
valid26 = _valid21;
}
if(!valid26){
const err86 = {instancePath:instancePath+"/auto_accepted_plan",schemaPath:"#/properties/auto_accepted_plan/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var _valid20 = _errs139 === errors;
valid25 = _valid20;
ifClause10 = "else";
}
if(!valid25){
const err87 = {instancePath:instancePath+"/auto_accepted_plan",schemaPath:"#/properties/auto_accepted_plan/if",keyword:"if",params:{failingKeyword: ifClause10}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.interrupt_feedback !== undefined){
let data14 = data.interrupt_feedback;
if((typeof data14 !== "string") && (data14 !== null)){
const err88 = {instancePath:instancePath+"/interrupt_feedback",schemaPath:"#/properties/interrupt_feedback/type",keyword:"type",params:{type: schema7.properties.interrupt_feedback.type}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
const _errs147 = errors;
let valid27 = true;
const _errs148 = errors;
if(typeof data14 !== "string"){
const err89 = {};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
var _valid22 = _errs148 === errors;
errors = _errs147;
if(vErrors !== null){
if(_errs147){
vErrors.length = _errs147;
}
else {
vErrors = null;
}
}
let ifClause11;
if(_valid22){
const _errs150 = errors;
if(typeof data14 !== "string"){
const err90 = {instancePath:instancePath+"/interrupt_feedback",schemaPath:"#/properties/interrupt_feedback/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var _valid22 = _errs150 === errors;
valid27 = _valid22;
ifClause11 = "then";
}
else {
const _errs152 = errors;
const _errs153 = errors;
let valid28 = true;
const _errs154 = errors;
if(data14 !== null){
const err91 = {};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
var _valid23 = _errs154 === errors;
errors = _errs153;
if(vErrors !== null){
if(_errs153){
vErrors.length = _errs153;
}
else {
vErrors = null;
}
}
if(_valid23){
const _errs156 = errors;
if(data14 !== null){
const err92 = {instancePath:instancePath+"/interrupt_feedback",schemaPath:"#/properties/interrupt_feedback/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
var _valid23 = _errs156 === errors;
valid28 = _valid23;
}
if(!valid28){
const err93 = {instancePath:instancePath+"/interrupt_feedback",schemaPath:"#/properties/interrupt_feedback/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var _valid22 = _errs152 === errors;
valid27 = _valid22;
ifClause11 = "else";
}
if(!valid27){
const err94 = {instancePath:instancePath+"/interrupt_feedback",schemaPath:"#/properties/interrupt_feedback/if",keyword:"if",params:{failingKeyword: ifClause11}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(typeof data14 === "string"){
if(func3(data14) > 10000){
const err95 = {instancePath:instancePath+"/interrupt_feedback",schemaPath:"#/properties/interrupt_feedback/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
if(data.enable_background_investigation !== undefined){
let data15 = data.enable_background_investigation;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err96 = {instancePath:instancePath+"/enable_background_investigation",schemaPath:"#/properties/enable_background_investigation/type",keyword:"type",params:{type: schema7.properties.enable_background_investigation.type}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
const _errs160 = errors;
let valid29 = true;
const _errs161 = errors;
if(typeof data15 !== "boolean"){
const err97 = {};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
var _valid24 = _errs161 === errors;
errors = _errs160;
if(vErrors !== null){
if(_errs160){
vErrors.length = _errs160;
}
else {
vErrors = null;
}
}
let ifClause12;
if(_valid24){
const _errs163 = errors;
if(typeof data15 !== "boolean"){
const err98 = {instancePath:instancePath+"/enable_background_investigation",schemaPath:"#/properties/enable_background_investigation/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
var _valid24 = _errs163 === errors;
valid29 = _valid24;
ifClause12 = "then";
}
else {
const _errs165 = errors;
const _errs166 = errors;
let valid30 = true;
const _errs167 = errors;
if(data15 !== null){
const err99 = {};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
var _valid25 = _errs167 === errors;
errors = _errs166;
if(vErrors !== null){
if(_errs166){
vErrors.length = _errs166;
}
else {
vErrors = null;
}
}
if(_valid25){
const _errs169 = errors;
if(data15 !== null){
const err100 = {instancePath:instancePath+"/enable_background_investigation",schemaPath:"#/properties/enable_background_investigation/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
var _valid25 = _errs169 === errors;
valid30 = _valid25;
}
if(!valid30){
const err101 = {instancePath:instancePath+"/enable_background_investigation",schemaPath:"#/properties/enable_background_investigation/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
var _valid24 = _errs165 === errors;
valid29 = _valid24;
ifClause12 = "else";
}
if(!valid29){
const err102 = {instancePath:instancePath+"/enable_background_investigation",schemaPath:"#/properties/enable_background_investigation/if",keyword:"if",params:{failingKeyword: ifClause12}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.locale !== undefined){
let data16 = data.locale;
if((typeof data16 !== "string") && (data16 !== null)){
const err103 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema7.properties.locale.type}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
const _errs173 = errors;
let valid31 = true;
const _errs174 = errors;
if(typeof data16 !== "string"){
const err104 = {};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
var _valid26 = _errs174 === errors;
errors = _errs173;
if(vErrors !== null){
if(_errs173){
vErrors.length = _errs173;
}
else {
vErrors = null;
}
}
let ifClause13;
if(_valid26){
const _errs176 = errors;
if(typeof data16 !== "string"){
const err105 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
var _valid26 = _errs176 === errors;
valid31 = _valid26;
ifClause13 = "then";
}
else {
const _errs178 = errors;
const _errs179 = errors;
let valid32 = true;
const _errs180 = errors;
if(data16 !== null){
const err106 = {};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
var _valid27 = _errs180 === errors;
errors = _errs179;
if(vErrors !== null){
if(_errs179){
vErrors.length = _errs179;
}
else {
vErrors = null;
}
}
if(_valid27){
const _errs182 = errors;
if(data16 !== null){
const err107 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
var _valid27 = _errs182 === errors;
valid32 = _valid27;
}
if(!valid32){
const err108 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
var _valid26 = _errs178 === errors;
valid31 = _valid26;
ifClause13 = "else";
}
if(!valid31){
const err109 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/if",keyword:"if",params:{failingKeyword: ifClause13}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(typeof data16 === "string"){
if(func3(data16) > 100){
const err110 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
if(data.session_id !== undefined){
let data17 = data.session_id;
if((typeof data17 !== "string") && (data17 !== null)){
const err111 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: schema7.properties.session_id.type}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
const _errs186 = errors;
let valid33 = true;
const _errs187 = errors;
if(typeof data17 !== "string"){
const err112 = {};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
var _valid28 = _errs187 === errors;
errors = _errs186;
if(vErrors !== null){
if(_errs186){
vErrors.length = _errs186;
}
else {
vErrors = null;
}
}
let ifClause14;
if(_valid28){
const _errs189 = errors;
if(!(validate71(data17, {instancePath:instancePath+"/session_id",parentData:data,parentDataProperty:"session_id",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid28 = _errs189 === errors;
valid33 = _valid28;
ifClause14 = "then";
}
else {
const _errs190 = errors;
const _errs191 = errors;
let valid34 = true;
const _errs192 = errors;
if(data17 !== null){
const err113 = {};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
var _valid29 = _errs192 === errors;
errors = _errs191;
if(vErrors !== null){
if(_errs191){
vErrors.length = _errs191;
}
else {
vErrors = null;
}
}
if(_valid29){
const _errs194 = errors;
if(data17 !== null){
const err114 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
var _valid29 = _errs194 === errors;
valid34 = _valid29;
}
if(!valid34){
const err115 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
var _valid28 = _errs190 === errors;
valid33 = _valid28;
ifClause14 = "else";
}
if(!valid33){
const err116 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/if",keyword:"if",params:{failingKeyword: ifClause14}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.module !== undefined){
let data18 = data.module;
if((typeof data18 !== "string") && (data18 !== null)){
const err117 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/type",keyword:"type",params:{type: schema7.properties.module.type}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
const _errs198 = errors;
let valid35 = true;
const _errs199 = errors;
if(typeof data18 !== "string"){
const err118 = {};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
var _valid30 = _errs199 === errors;
errors = _errs198;
if(vErrors !== null){
if(_errs198){
vErrors.length = _errs198;
}
else {
vErrors = null;
}
}
let ifClause15;
if(_valid30){
const _errs201 = errors;
if(!(validate21(data18, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid30 = _errs201 === errors;
valid35 = _valid30;
ifClause15 = "then";
}
else {
const _errs202 = errors;
const _errs203 = errors;
let valid36 = true;
const _errs204 = errors;
if(data18 !== null){
const err119 = {};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
var _valid31 = _errs204 === errors;
errors = _errs203;
if(vErrors !== null){
if(_errs203){
vErrors.length = _errs203;
}
else {
vErrors = null;
}
}
if(_valid31){
const _errs206 = errors;
if(data18 !== null){
const err120 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
var _valid31 = _errs206 === errors;
valid36 = _valid31;
}
if(!valid36){
const err121 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
var _valid30 = _errs202 === errors;
valid35 = _valid30;
ifClause15 = "else";
}
if(!valid35){
const err122 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/if",keyword:"if",params:{failingKeyword: ifClause15}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const validateAssistantBlock = validate55;

export const validateAssistantBlocks = validate54;

export const validateAssistantContent = validate52;

export const validateAssistantMessage = validate51;

export const validateAudioBlock = validate38;

export const validateBadRequestBody = validate84;
const schema32 = {"$id":"BadRequestBody","type":"object","required":["code","msg","data","trace_id"],"properties":{"code":{"type":"integer","enum":[400]},"msg":{"type":"string"},"data":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"Mistakes"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"trace_id":{"$ref":"TraceId"}},"additionalProperties":false};
const schema33 = {"$id":"Mistakes","type":"object","required":["errors"],"properties":{"errors":{"type":"array","items":{"$ref":"Mistake"}}},"additionalProperties":false};
const schema34 = {"$id":"Mistake","type":"object","required":["pointer","message"],"properties":{"pointer":{"type":"string"},"message":{"type":"string"}},"additionalProperties":false};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Mistake" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "pointer") || (key0 === "message"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pointer !== undefined){
if(typeof data.pointer !== "string"){
const err3 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Mistakes" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "errors")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.errors !== undefined){
let data0 = data.errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate86(data0[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

const schema35 = {"$id":"TraceId","type":"string","pattern":"^[0-9a-f]{32}$"};
const pattern2 = new RegExp("^[0-9a-f]{32}$", "u");

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TraceId" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BadRequestBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trace_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trace_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "trace_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 400)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema32.properties.code.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema32.properties.data.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs11 = errors;
if(!(validate85(data2, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs12 = errors;
const _errs13 = errors;
let valid2 = true;
const _errs14 = errors;
if(data2 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = _valid1;
}
if(!valid2){
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err13 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.trace_id !== undefined){
if(!(validate89(data.trace_id, {instancePath:instancePath+"/trace_id",parentData:data,parentDataProperty:"trace_id",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

export const validateBlockUrl = validate32;

export const validateChatRequest = validate91;
const schema36 = {"$id":"ChatRequest","type":"object","required":["messages"],"properties":{"messages":{"type":"array","items":{"$ref":"Message"},"minItems":1,"maxItems":10000},"thread_id":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"ThreadId"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"agent_id":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"ConfiguredName"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"model_id":{"type":["string","null"],"if":{"type":"string"},"then":{"$ref":"ConfiguredName"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"enable_deep_thinking":{"type":["boolean","null"],"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"resources":{"maxItems":100,"type":["array","null"],"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"Resource"}},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"enable_web_search":{"type":["boolean","null"],"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"mcp_settings":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"McpSettings"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"max_plan_iterations":{"minimum":1,"maximum":10,"type":["integer","null"],"if":{"type":"integer"},"then":{"type":"integer","format":"int64"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"max_step_num":{"minimum":1,"maximum":10,"type":["integer","null"],"if":{"type":"integer"},"then":{"type":"integer","format":"int64"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"max_search_results":{"minimum":1,"maximum":20,"type":["integer","null"],"if":{"type":"integer"},"then":{"type":"integer","format":"int64"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"auto_accepted_plan":{"type":["boolean","null"],"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"interrupt_feedback":{"maxLength":10000,"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"enable_background_investigation":{"type":["boolean","null"],"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"locale":{"maxLength":100,"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"enable_clarification":{"type":["boolean","null"],"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"max_clarification_rounds":{"minimum":1,"maximum":10,"type":["integer","null"],"if":{"type":"integer"},"then":{"type":"integer","format":"int64"},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"interrupt_before_tools":{"maxItems":100,"type":["array","null"],"if":{"type":"array"},"then":{"type":"array","items":{"type":"string"}},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messages === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(func2.call(schema36.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.messages !== undefined){
let data0 = data.messages;
if(Array.isArray(data0)){
if(data0.length > 10000){
const err2 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate23(data0[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.thread_id !== undefined){
let data2 = data.thread_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: schema36.properties.thread_id.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if(!(validate71(data2, {instancePath:instancePath+"/thread_id",parentData:data,parentDataProperty:"thread_id",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid3 = _valid0;
ifClause0 = "then";
}
else {
const _errs11 = errors;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(data2 !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(data2 !== null){
const err8 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
}
if(!valid4){
const err9 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = _valid0;
ifClause0 = "else";
}
if(!valid3){
const err10 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data3 = data.agent_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: schema36.properties.agent_id.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs19 = errors;
let valid5 = true;
const _errs20 = errors;
if(typeof data3 !== "string"){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid2){
const _errs22 = errors;
if(!(validate73(data3, {instancePath:instancePath+"/agent_id",parentData:data,parentDataProperty:"agent_id",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid5 = _valid2;
ifClause1 = "then";
}
else {
const _errs23 = errors;
const _errs24 = errors;
let valid6 = true;
const _errs25 = errors;
if(data3 !== null){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid3 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs27 = errors;
if(data3 !== null){
const err14 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid6 = _valid3;
}
if(!valid6){
const err15 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid5 = _valid2;
ifClause1 = "else";
}
if(!valid5){
const err16 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.model_id !== undefined){
let data4 = data.model_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/model_id",schemaPath:"#/properties/model_id/type",keyword:"type",params:{type: schema36.properties.model_id.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs31 = errors;
let valid7 = true;
const _errs32 = errors;
if(typeof data4 !== "string"){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid4){
const _errs34 = errors;
if(!(validate73(data4, {instancePath:instancePath+"/model_id",parentData:data,parentDataProperty:"model_id",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid4 = _errs34 === errors;
valid7 = _valid4;
ifClause2 = "then";
}
else {
const _errs35 = errors;
const _errs36 = errors;
let valid8 = true;
const _errs37 = errors;
if(data4 !== null){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid5 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs39 = errors;
if(data4 !== null){
const err20 = {instancePath:instancePath+"/model_id",schemaPath:"#/properties/model_id/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid5 = _errs39 === errors;
valid8 = _valid5;
}
if(!valid8){
const err21 = {instancePath:instancePath+"/model_id",schemaPath:"#/properties/model_id/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid4 = _errs35 === errors;
valid7 = _valid4;
ifClause2 = "else";
}
if(!valid7){
const err22 = {instancePath:instancePath+"/model_id",schemaPath:"#/properties/model_id/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.enable_deep_thinking !== undefined){
let data5 = data.enable_deep_thinking;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err23 = {instancePath:instancePath+"/enable_deep_thinking",schemaPath:"#/properties/enable_deep_thinking/type",keyword:"type",params:{type: schema36.properties.enable_deep_thinking.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs43 = errors;
let valid9 = true;
const _errs44 = errors;
if(typeof data5 !== "boolean"){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid6 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid6){
const _errs46 = errors;
if(typeof data5 !== "boolean"){
const err25 = {instancePath:instancePath+"/enable_deep_thinking",schemaPath:"#/properties/enable_deep_thinking/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid6 = _errs46 === errors;
valid9 = _valid6;
ifClause3 = "then";
}
else {
const _errs48 = errors;
const _errs49 = errors;
let valid10 = true;
const _errs50 = errors;
if(data5 !== null){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid7 = _errs50 === errors;
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs52 = errors;
if(data5 !== null){
const err27 = {instancePath:instancePath+"/enable_deep_thinking",schemaPath:"#/properties/enable_deep_thinking/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid7 = _errs52 === errors;
valid10 = _valid7;
}
if(!valid10){
const err28 = {instancePath:instancePath+"/enable_deep_thinking",schemaPath:"#/properties/enable_deep_thinking/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid6 = _errs48 === errors;
valid9 = _valid6;
ifClause3 = "else";
}
if(!valid9){
const err29 = {instancePath:instancePath+"/enable_deep_thinking",schemaPath:"#/properties/enable_deep_thinking/if",keyword:"if",params:{failingKeyword: ifClause3}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.resources !== undefined){
let data6 = data.resources;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err30 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: schema36.properties.resources.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs56 = errors;
let valid11 = true;
const _errs57 = errors;
if(!(Array.isArray(data6))){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid8 = _errs57 === errors;
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid8){
const _errs59 = errors;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate76(data6[i1], {instancePath:instancePath+"/resources/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid8 = _errs59 === errors;
valid11 = _valid8;
ifClause4 = "then";
}
else {
const _errs62 = errors;
const _errs63 = errors;
let valid14 = true;
const _errs64 = errors;
if(data6 !== null){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid9 = _errs64 === errors;
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs66 = errors;
if(data6 !== null){
const err34 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid9 = _errs66 === errors;
valid14 = _valid9;
}
if(!valid14){
const err35 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid8 = _errs62 === errors;
valid11 = _valid8;
ifClause4 = "else";
}
if(!valid11){
const err36 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/if",keyword:"if",params:{failingKeyword: ifClause4}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 100){
const err37 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.enable_web_search !== undefined){
let data8 = data.enable_web_search;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err38 = {instancePath:instancePath+"/enable_web_search",schemaPath:"#/properties/enable_web_search/type",keyword:"type",params:{type: schema36.properties.enable_web_search.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs70 = errors;
let valid15 = true;
const _errs71 = errors;
if(typeof data8 !== "boolean"){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid10 = _errs71 === errors;
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
let ifClause5;
if(_valid10){
const _errs73 = errors;
if(typeof data8 !== "boolean"){
const err40 = {instancePath:instancePath+"/enable_web_search",schemaPath:"#/properties/enable_web_search/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid10 = _errs73 === errors;
valid15 = _valid10;
ifClause5 = "then";
}
else {
const _errs75 = errors;
const _errs76 = errors;
let valid16 = true;
const _errs77 = errors;
if(data8 !== null){
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid11 = _errs77 === errors;
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs79 = errors;
if(data8 !== null){
const err42 = {instancePath:instancePath+"/enable_web_search",schemaPath:"#/properties/enable_web_search/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid11 = _errs79 === errors;
valid16 = _valid11;
}
if(!valid16){
const err43 = {instancePath:instancePath+"/enable_web_search",schemaPath:"#/properties/enable_web_search/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid10 = _errs75 === errors;
valid15 = _valid10;
ifClause5 = "else";
}
if(!valid15){
const err44 = {instancePath:instancePath+"/enable_web_search",schemaPath:"#/properties/enable_web_search/if",keyword:"if",params:{failingKeyword: ifClause5}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.mcp_settings !== undefined){
let data9 = data.mcp_settings;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err45 = {instancePath:instancePath+"/mcp_settings",schemaPath:"#/properties/mcp_settings/type",keyword:"type",params:{type: schema36.properties.mcp_settings.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs83 = errors;
let valid17 = true;
const _errs84 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid12 = _errs84 === errors;
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
let ifClause6;
if(_valid12){
const _errs86 = errors;
if(!(validate78(data9, {instancePath:instancePath+"/mcp_settings",parentData:data,parentDataProperty:"mcp_settings",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid12 = _errs86 === errors;
valid17 = _valid12;
ifClause6 = "then";
}
else {
const _errs87 = errors;
const _errs88 = errors;
let valid18 = true;
const _errs89 = errors;
if(data9 !== null){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid13 = _errs89 === errors;
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
if(_valid13){
const _errs91 = errors;
if(data9 !== null){
const err48 = {instancePath:instancePath+"/mcp_settings",schemaPath:"#/properties/mcp_settings/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid13 = _errs91 === errors;
valid18 = _valid13;
}
if(!valid18){
const err49 = {instancePath:instancePath+"/mcp_settings",schemaPath:"#/properties/mcp_settings/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid12 = _errs87 === errors;
valid17 = _valid12;
ifClause6 = "else";
}
if(!valid17){
const err50 = {instancePath:instancePath+"/mcp_settings",schemaPath:"#/properties/mcp_settings/if",keyword:"if",params:{failingKeyword: ifClause6}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.max_plan_iterations !== undefined){
let data10 = data.max_plan_iterations;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err51 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/type",keyword:"type",params:{type: schema36.properties.max_plan_iterations.type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs95 = errors;
let valid19 = true;
const _errs96 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err52 = {};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid14 = _errs96 === errors;
errors = _errs95;
if(vErrors !== null){
if(_errs95){
vErrors.length = _errs95;
}
else {
vErrors = null;
}
}
let ifClause7;
if(_valid14){
const _errs98 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err53 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats0.validate(data10))){
const err54 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/then/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var _valid14 = _errs98 === errors;
valid19 = _valid14;
ifClause7 = "then";
}
else {
const _errs100 = errors;
const _errs101 = errors;
let valid20 = true;
const _errs102 = errors;
if(data10 !== null){
const err55 = {};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid15 = _errs102 === errors;
errors = _errs101;
if(vErrors !== null){
if(_errs101){
vErrors.length = _errs101;
}
else {
vErrors = null;
}
}
if(_valid15){
const _errs104 = errors;
if(data10 !== null){
const err56 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid15 = _errs104 === errors;
valid20 = _valid15;
}
if(!valid20){
const err57 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid14 = _errs100 === errors;
valid19 = _valid14;
ifClause7 = "else";
}
if(!valid19){
const err58 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/if",keyword:"if",params:{failingKeyword: ifClause7}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 10 || isNaN(data10)){
const err59 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err60 = {instancePath:instancePath+"/max_plan_iterations",schemaPath:"#/properties/max_plan_iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data.max_step_num !== undefined){
let data11 = data.max_step_num;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err61 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/type",keyword:"type",params:{type: schema36.properties.max_step_num.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const _errs108 = errors;
let valid21 = true;
const _errs109 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err62 = {};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid16 = _errs109 === errors;
errors = _errs108;
if(vErrors !== null){
if(_errs108){
vErrors.length = _errs108;
}
else {
vErrors = null;
}
}
let ifClause8;
if(_valid16){
const _errs111 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err63 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats0.validate(data11))){
const err64 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/then/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
var _valid16 = _errs111 === errors;
valid21 = _valid16;
ifClause8 = "then";
}
else {
const _errs113 = errors;
const _errs114 = errors;
let valid22 = true;
const _errs115 = errors;
if(data11 !== null){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid17 = _errs115 === errors;
errors = _errs114;
if(vErrors !== null){
if(_errs114){
vErrors.length = _errs114;
}
else {
vErrors = null;
}
}
if(_valid17){
const _errs117 = errors;
if(data11 !== null){
const err66 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid17 = _errs117 === errors;
valid22 = _valid17;
}
if(!valid22){
const err67 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var _valid16 = _errs113 === errors;
valid21 = _valid16;
ifClause8 = "else";
}
if(!valid21){
const err68 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/if",keyword:"if",params:{failingKeyword: ifClause8}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 10 || isNaN(data11)){
const err69 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err70 = {instancePath:instancePath+"/max_step_num",schemaPath:"#/properties/max_step_num/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data.max_search_results !== undefined){
let data12 = data.max_search_results;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err71 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/type",keyword:"type",params:{type: schema36.properties.max_search_results.type}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const _errs121 = errors;
let valid23 = true;
const _errs122 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err72 = {};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid18 = _errs122 === errors;
errors = _errs121;
if(vErrors !== null){
if(_errs121){
vErrors.length = _errs121;
}
else {
vErrors = null;
}
}
let ifClause9;
if(_valid18){
const _errs124 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err73 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(!(formats0.validate(data12))){
const err74 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/then/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
var _valid18 = _errs124 === errors;
valid23 = _valid18;
ifClause9 = "then";
}
else {
const _errs126 = errors;
const _errs127 = errors;
let valid24 = true;
const _errs128 = errors;
if(data12 !== null){
const err75 = {};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid19 = _errs128 === errors;
errors = _errs127;
if(vErrors !== null){
if(_errs127){
vErrors.length = _errs127;
}
else {
vErrors = null;
}
}
if(_valid19){
const _errs130 = errors;
if(data12 !== null){
const err76 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid19 = _errs130 === errors;
valid24 = _valid19;
}
if(!valid24){
const err77 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var _valid18 = _errs126 === errors;
valid23 = _valid18;
ifClause9 = "else";
}
if(!valid23){
const err78 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/if",keyword:"if",params:{failingKeyword: ifClause9}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 20 || isNaN(data12)){
const err79 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err80 = {instancePath:instancePath+"/max_search_results",schemaPath:"#/properties/max_search_results/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data.auto_accepted_plan !== undefined){
let data13 = data.auto_accepted_plan;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err81 = {instancePath:instancePath+"/auto_accepted_plan",schemaPath:"#/properties/auto_accepted_plan/type",keyword:"type",params:{type: schema36.properties.auto_accepted_plan.type}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const _errs134 = errors;
let valid25 = true;
const _errs135 = errors;
if(typeof data13 !== "boolean"){
const err82 = {};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var _valid20 = _errs135 === errors;
errors = _errs134;
if(vErrors !== null){
if(_errs134){
vErrors.length = _errs134;
}
else {
vErrors = null;
}
}
let ifClause10;
if(_valid20){
const _errs137 = errors;
if(typeof data13 !== "boolean"){
const err83 = {instancePath:instancePath+"/auto_accepted_plan",schemaPath:"#/properties/auto_accepted_plan/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var _valid20 = _errs137 === errors;
valid25 = _valid20;
ifClause10 = "then";
}
else {
const _errs139 = errors;
const _errs140 = errors;
let valid26 = true;
const _errs141 = errors;
if(data13 !== null){
const err84 = {};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var _valid21 = _errs141 === errors;
errors = _errs140;
if(vErrors !== null){
if(_errs140){
vErrors.length = _errs140;
}
else {
vErrors = null;
}
}
if(_valid21){
const _errs143 = errors;
if(data13 !== null){
const err85 = {instancePath:instancePath+"/auto_accepted_plan",schemaPath:"#/properties/auto_accepted_plan/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid21 = _errs143 === errors;
valid26 = _valid21;
}
if(!valid26){
const err86 = {instancePath:instancePath+"/auto_accepted_plan",schemaPath:"#/properties/auto_accepted_plan/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var _valid20 = _errs139 === errors;
valid25 = _valid20;
ifClause10 = "else";
}
if(!valid25){
const err87 = {instancePath:instancePath+"/auto_accepted_plan",schemaPath:"#/properties/auto_accepted_plan/if",keyword:"if",params:{failingKeyword: ifClause10}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.interrupt_feedback !== undefined){
let data14 = data.interrupt_feedback;
if((typeof data14 !== "string") && (data14 !== null)){
const err88 = {instancePath:instancePath+"/interrupt_feedback",schemaPath:"#/properties/interrupt_feedback/type",keyword:"type",params:{type: schema36.properties.interrupt_feedback.type}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
const _errs147 = errors;
let valid27 = true;
const _errs148 = errors;
if(typeof data14 !== "string"){
const err89 = {};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
var _valid22 = _errs148 === errors;
errors = _errs147;
if(vErrors !== null){
if(_errs147){
vErrors.length = _errs147;
}
else {
vErrors = null;
}
}
let ifClause11;
if(_valid22){
const _errs150 = errors;
if(typeof data14 !== "string"){
const err90 = {instancePath:instancePath+"/interrupt_feedback",schemaPath:"#/properties/interrupt_feedback/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var _valid22 = _errs150 === errors;
valid27 = _valid22;
ifClause11 = "then";
}
else {
const _errs152 = errors;
const _errs153 = errors;
let valid28 = true;
const _errs154 = errors;
if(data14 !== null){
const err91 = {};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
var _valid23 = _errs154 === errors;
errors = _errs153;
if(vErrors !== null){
if(_errs153){
vErrors.length = _errs153;
}
else {
vErrors = null;
}
}
if(_valid23){
const _errs156 = errors;
if(data14 !== null){
const err92 = {instancePath:instancePath+"/interrupt_feedback",schemaPath:"#/properties/interrupt_feedback/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
var _valid23 = _errs156 === errors;
valid28 = _valid23;
}
if(!valid28){
const err93 = {instancePath:instancePath+"/interrupt_feedback",schemaPath:"#/properties/interrupt_feedback/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var _valid22 = _errs152 === errors;
valid27 = _valid22;
ifClause11 = "else";
}
if(!valid27){
const err94 = {instancePath:instancePath+"/interrupt_feedback",schemaPath:"#/properties/interrupt_feedback/if",keyword:"if",params:{failingKeyword: ifClause11}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(typeof data14 === "string"){
if(func3(data14) > 10000){
const err95 = {instancePath:instancePath+"/interrupt_feedback",schemaPath:"#/properties/interrupt_feedback/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
if(data.enable_background_investigation !== undefined){
let data15 = data.enable_background_investigation;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err96 = {instancePath:instancePath+"/enable_background_investigation",schemaPath:"#/properties/enable_background_investigation/type",keyword:"type",params:{type: schema36.properties.enable_background_investigation.type}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
const _errs160 = errors;
let valid29 = true;
const _errs161 = errors;
if(typeof data15 !== "boolean"){
const err97 = {};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
var _valid24 = _errs161 === errors;
errors = _errs160;
if(vErrors !== null){
if(_errs160){
vErrors.length = _errs160;
}
else {
vErrors = null;
}
}
let ifClause12;
if(_valid24){
const _errs163 = errors;
if(typeof data15 !== "boolean"){
const err98 = {instancePath:instancePath+"/enable_background_investigation",schemaPath:"#/properties/enable_background_investigation/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
var _valid24 = _errs163 === errors;
valid29 = _valid24;
ifClause12 = "then";
}
else {
const _errs165 = errors;
const _errs166 = errors;
let valid30 = true;
const _errs167 = errors;
if(data15 !== null){
const err99 = {};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
var _valid25 = _errs167 === errors;
errors = _errs166;
if(vErrors !== null){
if(_errs166){
vErrors.length = _errs166;
}
else {
vErrors = null;
}
}
if(_valid25){
const _errs169 = errors;
if(data15 !== null){
const err100 = {instancePath:instancePath+"/enable_background_investigation",schemaPath:"#/properties/enable_background_investigation/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
var _valid25 = _errs169 === errors;
valid30 = _valid25;
}
if(!valid30){
const err101 = {instancePath:instancePath+"/enable_background_investigation",schemaPath:"#/properties/enable_background_investigation/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
var _valid24 = _errs165 === errors;
valid29 = _valid24;
ifClause12 = "else";
}
if(!valid29){
const err102 = {instancePath:instancePath+"/enable_background_investigation",schemaPath:"#/properties/enable_background_investigation/if",keyword:"if",params:{failingKeyword: ifClause12}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.locale !== undefined){
let data16 = data.locale;
if((typeof data16 !== "string") && (data16 !== null)){
const err103 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema36.properties.locale.type}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
const _errs173 = errors;
let valid31 = true;
const _errs174 = errors;
if(typeof data16 !== "string"){
const err104 = {};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
var _valid26 = _errs174 === errors;
errors = _errs173;
if(vErrors !== null){
if(_errs173){
vErrors.length = _errs173;
}
else {
vErrors = null;
}
}
let ifClause13;
if(_valid26){
const _errs176 = errors;
if(typeof data16 !== "string"){
const err105 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
var _valid26 = _errs176 === errors;
valid31 = _valid26;
ifClause13 = "then";
}
else {
const _errs178 = errors;
const _errs179 = errors;
let valid32 = true;
const _errs180 = errors;
if(data16 !== null){
const err106 = {};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
var _valid27 = _errs180 === errors;
errors = _errs179;
if(vErrors !== null){
if(_errs179){
vErrors.length = _errs179;
}
else {
vErrors = null;
}
}
if(_valid27){
const _errs182 = errors;
if(data16 !== null){
const err107 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
var _valid27 = _errs182 === errors;
valid32 = _valid27;
}
if(!valid32){
const err108 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
var _valid26 = _errs178 === errors;
valid31 = _valid26;
ifClause13 = "else";
}
if(!valid31){
const err109 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/if",keyword:"if",params:{failingKeyword: ifClause13}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(typeof data16 === "string"){
if(func3(data16) > 100){
const err110 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
if(data.enable_clarification !== undefined){
let data17 = data.enable_clarification;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err111 = {instancePath:instancePath+"/enable_clarification",schemaPath:"#/properties/enable_clarification/type",keyword:"type",params:{type: schema36.properties.enable_clarification.type}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
const _errs186 = errors;
let valid33 = true;
const _errs187 = errors;
if(typeof data17 !== "boolean"){
const err112 = {};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
var _valid28 = _errs187 === errors;
errors = _errs186;
if(vErrors !== null){
if(_errs186){
vErrors.length = _errs186;
}
else {
vErrors = null;
}
}
let ifClause14;
if(_valid28){
const _errs189 = errors;
if(typeof data17 !== "boolean"){
const err113 = {instancePath:instancePath+"/enable_clarification",schemaPath:"#/properties/enable_clarification/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
var _valid28 = _errs189 === errors;
valid33 = _valid28;
ifClause14 = "then";
}
else {
const _errs191 = errors;
const _errs192 = errors;
let valid34 = true;
const _errs193 = errors;
if(data17 !== null){
const err114 = {};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
var _valid29 = _errs193 === errors;
errors = _errs192;
if(vErrors !== null){
if(_errs192){
vErrors.length = _errs192;
}
else {
vErrors = null;
}
}
if(_valid29){
const _errs195 = errors;
if(data17 !== null){
const err115 = {instancePath:instancePath+"/enable_clarification",schemaPath:"#/properties/enable_clarification/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
var _valid29 = _errs195 === errors;
valid34 = _valid29;
}
if(!valid34){
const err116 = {instancePath:instancePath+"/enable_clarification",schemaPath:"#/properties/enable_clarification/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
var _valid28 = _errs191 === errors;
valid33 = _valid28;
ifClause14 = "else";
}
if(!valid33){
const err117 = {instancePath:instancePath+"/enable_clarification",schemaPath:"#/properties/enable_clarification/if",keyword:"if",params:{failingKeyword: ifClause14}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.max_clarification_rounds !== undefined){
let data18 = data.max_clarification_rounds;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
const err118 = {instancePath:instancePath+"/max_clarification_rounds",schemaPath:"#/properties/max_clarification_rounds/type",keyword:"type",params:{type: schema36.properties.max_clarification_rounds.type}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
const _errs199 = errors;
let valid35 = true;
const _errs200 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err119 = {};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
var _valid30 = _errs200 === errors;
errors = _errs199;
if(vErrors !== null){
if(_errs199){
vErrors.length = _errs199;
}
else {
vErrors = null;
}
}
let ifClause15;
if(_valid30){
const _errs202 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err120 = {instancePath:instancePath+"/max_clarification_rounds",schemaPath:"#/properties/max_clarification_rounds/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(!(formats0.validate(data18))){
const err121 = {instancePath:instancePath+"/max_clarification_rounds",schemaPath:"#/properties/max_clarification_rounds/then/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
var _valid30 = _errs202 === errors;
valid35 = _valid30;
ifClause15 = "then";
}
else {
const _errs204 = errors;
const _errs205 = errors;
let valid36 = true;
const _errs206 = errors;
if(data18 !== null){
const err122 = {};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
var _valid31 = _errs206 === errors;
errors = _errs205;
if(vErrors !== null){
if(_errs205){
vErrors.length = _errs205;
}
else {
vErrors = null;
}
}
if(_valid31){
const _errs208 = errors;
if(data18 !== null){
const err123 = {instancePath:instancePath+"/max_clarification_rounds",schemaPath:"#/properties/max_clarification_rounds/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
var _valid31 = _errs208 === errors;
valid36 = _valid31;
}
if(!valid36){
const err124 = {instancePath:instancePath+"/max_clarification_rounds",schemaPath:"#/properties/max_clarification_rounds/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
var _valid30 = _errs204 === errors;
valid35 = _valid30;
ifClause15 = "else";
}
if(!valid35){
const err125 = {instancePath:instancePath+"/max_clarification_rounds",schemaPath:"#/properties/max_clarification_rounds/if",keyword:"if",params:{failingKeyword: ifClause15}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10 || isNaN(data18)){
const err126 = {instancePath:instancePath+"/max_clarification_rounds",schemaPath:"#/properties/max_clarification_rounds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err127 = {instancePath:instancePath+"/max_clarification_rounds",schemaPath:"#/properties/max_clarification_rounds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
if(data.interrupt_before_tools !== undefined){
let data19 = data.interrupt_before_tools;
if((!(Array.isArray(data19))) && (data19 !== null)){
const err128 = {instancePath:instancePath+"/interrupt_before_tools",schemaPath:"#/properties/interrupt_before_tools/type",keyword:"type",params:{type: schema36.properties.interrupt_before_tools.type}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
const _errs212 = errors;
let valid37 = true;
const _errs213 = errors;
if(!(Array.isArray(data19))){
const err129 = {};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
var _valid32 = _errs213 === errors;
errors = _errs212;
if(vErrors !== null){
if(_errs212){
vErrors.length = _errs212;
}
else {
vErrors = null;
}
}
let ifClause16;
if(_valid32){
const _errs215 = errors;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data19[i2] !== "string"){
const err130 = {instancePath:instancePath+"/interrupt_before_tools/" + i2,schemaPath:"#/properties/interrupt_before_tools/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath:instancePath+"/interrupt_before_tools",schemaPath:"#/properties/interrupt_before_tools/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
var _valid32 = _errs215 === errors;
valid37 = _valid32;
ifClause16 = "then";
}
else {
const _errs219 = errors;
const _errs220 = errors;
let valid40 = true;
const _errs221 = errors;
if(data19 !== null){
const err132 = {};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
var _valid33 = _errs221 === errors;
errors = _errs220;
if(vErrors !== null){
if(_errs220){
vErrors.length = _errs220;
}
else {
vErrors = null;
}
}
if(_valid33){
const _errs223 = errors;
if(data19 !== null){
const err133 = {instancePath:instancePath+"/interrupt_before_tools",schemaPath:"#/properties/interrupt_before_tools/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
var _valid33 = _errs223 === errors;
valid40 = _valid33;
}
if(!valid40){
const err134 = {instancePath:instancePath+"/interrupt_before_tools",schemaPath:"#/properties/interrupt_before_tools/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
var _valid32 = _errs219 === errors;
valid37 = _valid32;
ifClause16 = "else";
}
if(!valid37){
const err135 = {instancePath:instancePath+"/interrupt_before_tools",schemaPath:"#/properties/interrupt_before_tools/if",keyword:"if",params:{failingKeyword: ifClause16}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(Array.isArray(data19)){
if(data19.length > 100){
const err136 = {instancePath:instancePath+"/interrupt_before_tools",schemaPath:"#/properties/interrupt_before_tools/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
}
else {
const err137 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

export const validateConfiguredName = validate73;

export const validateConflictBody = validate98;
const schema37 = {"$id":"ConflictBody","type":"object","required":["code","msg","data","trace_id"],"properties":{"code":{"type":"integer","enum":[409]},"msg":{"type":"string"},"data":{"const":null},"trace_id":{"$ref":"TraceId"}},"additionalProperties":false};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConflictBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trace_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trace_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "trace_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 409)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema37.properties.code.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(null !== data.data){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/const",keyword:"const",params:{allowedValue: schema37.properties.data.const}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.trace_id !== undefined){
if(!(validate89(data.trace_id, {instancePath:instancePath+"/trace_id",parentData:data,parentDataProperty:"trace_id",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

export const validateErrorCode = validate100;
const schema38 = {"$id":"ErrorCode","type":"string"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorCode" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

export const validateErrorEvent = validate101;
const schema39 = {"$id":"ErrorEvent","type":"object","required":["type","message","thread_id"],"properties":{"type":{"type":"string","enum":["error"]},"message":{"type":"string"},"code":{"$ref":"ErrorCode"},"thread_id":{"type":"string"}},"additionalProperties":false};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.thread_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "type") || (key0 === "message")) || (key0 === "code")) || (key0 === "thread_id"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "error")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validate100(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.thread_id !== undefined){
if(typeof data.thread_id !== "string"){
const err7 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}

export const validateErrorFrame = validate103;
const schema40 = {"$id":"ErrorFrame","type":"object","required":["event","data"],"properties":{"event":{"type":"string","enum":["error"]},"data":{"$ref":"ErrorEvent"}},"additionalProperties":false};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "event") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "error")){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema40.properties.event.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate101(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}

export const validateFileBlock = validate41;

export const validateForbiddenBody = validate105;
const schema41 = {"$id":"ForbiddenBody","type":"object","required":["code","msg","data","trace_id"],"properties":{"code":{"type":"integer","enum":[403]},"msg":{"type":"string"},"data":{"const":null},"trace_id":{"$ref":"TraceId"}},"additionalProperties":false};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ForbiddenBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trace_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trace_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "trace_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 403)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema41.properties.code.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(null !== data.data){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/const",keyword:"const",params:{allowedValue: schema41.properties.data.const}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.trace_id !== undefined){
if(!(validate89(data.trace_id, {instancePath:instancePath+"/trace_id",parentData:data,parentDataProperty:"trace_id",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}

export const validateGoneBody = validate107;
const schema42 = {"$id":"GoneBody","type":"object","required":["code","msg","data","trace_id"],"properties":{"code":{"type":"integer","enum":[410]},"msg":{"type":"string"},"data":{"const":null},"trace_id":{"$ref":"TraceId"}},"additionalProperties":false};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GoneBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trace_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trace_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "trace_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 410)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema42.properties.code.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(null !== data.data){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/const",keyword:"const",params:{allowedValue: schema42.properties.data.const}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.trace_id !== undefined){
if(!(validate89(data.trace_id, {instancePath:instancePath+"/trace_id",parentData:data,parentDataProperty:"trace_id",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}

export const validateIdempotencyKeyReusedBody = validate109;
const schema43 = {"$id":"IdempotencyKeyReusedBody","type":"object","required":["code","msg","data","trace_id"],"properties":{"code":{"type":"integer","enum":[422]},"msg":{"type":"string"},"data":{"const":null},"trace_id":{"$ref":"TraceId"}},"additionalProperties":false};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdempotencyKeyReusedBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trace_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trace_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "trace_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 422)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema43.properties.code.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(null !== data.data){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/const",keyword:"const",params:{allowedValue: schema43.properties.data.const}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.trace_id !== undefined){
if(!(validate89(data.trace_id, {instancePath:instancePath+"/trace_id",parentData:data,parentDataProperty:"trace_id",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}

export const validateImageBlock = validate31;

export const validateImageDetail = validate36;

export const validateInputBlock = validate29;

export const validateInputBlocks = validate28;

export const validateInputContent = validate25;

export const validateInternalErrorBody = validate111;
const schema44 = {"$id":"InternalErrorBody","type":"object","required":["code","msg","data","trace_id"],"properties":{"code":{"type":"integer","enum":[500]},"msg":{"type":"string"},"data":{"const":null},"trace_id":{"$ref":"TraceId"}},"additionalProperties":false};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InternalErrorBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trace_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trace_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "trace_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 500)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema44.properties.code.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(null !== data.data){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/const",keyword:"const",params:{allowedValue: schema44.properties.data.const}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.trace_id !== undefined){
if(!(validate89(data.trace_id, {instancePath:instancePath+"/trace_id",parentData:data,parentDataProperty:"trace_id",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

export const validateJsonObject = validate79;

export const validateMcpSettings = validate78;

export const validateMediaType = validate34;

export const validateMessage = validate23;

export const validateMessageEvent = validate113;
const schema45 = {"$id":"MessageEvent","type":"object","required":["content","thread_id"],"properties":{"content":{"type":"string","minLength":1},"thread_id":{"type":"string"},"agent":{"type":"string"}},"additionalProperties":false};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.thread_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "content") || (key0 === "thread_id")) || (key0 === "agent"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.content !== undefined){
let data0 = data.content;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err3 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.thread_id !== undefined){
if(typeof data.thread_id !== "string"){
const err5 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err6 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

export const validateMessageFrame = validate114;
const schema46 = {"$id":"MessageFrame","type":"object","required":["event","data"],"properties":{"event":{"type":"string","enum":["message"]},"data":{"$ref":"MessageEvent"}},"additionalProperties":false};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "event") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "message")){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema46.properties.event.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate113(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}

export const validateMistake = validate86;

export const validateMistakes = validate85;

export const validateNonEmptyText = validate26;

export const validateNotImplementedBody = validate116;
const schema47 = {"$id":"NotImplementedBody","type":"object","required":["code","msg","data","trace_id"],"properties":{"code":{"type":"integer","enum":[501]},"msg":{"type":"string"},"data":{"const":null},"trace_id":{"$ref":"TraceId"}},"additionalProperties":false};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NotImplementedBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trace_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trace_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "trace_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 501)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema47.properties.code.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(null !== data.data){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/const",keyword:"const",params:{allowedValue: schema47.properties.data.const}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.trace_id !== undefined){
if(!(validate89(data.trace_id, {instancePath:instancePath+"/trace_id",parentData:data,parentDataProperty:"trace_id",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

export const validatePayloadTooLargeBody = validate118;
const schema48 = {"$id":"PayloadTooLargeBody","type":"object","required":["code","msg","data","trace_id"],"properties":{"code":{"type":"integer","enum":[413]},"msg":{"type":"string"},"data":{"const":null},"trace_id":{"$ref":"TraceId"}},"additionalProperties":false};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PayloadTooLargeBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trace_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trace_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "trace_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 413)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema48.properties.code.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(null !== data.data){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/const",keyword:"const",params:{allowedValue: schema48.properties.data.const}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.trace_id !== undefined){
if(!(validate89(data.trace_id, {instancePath:instancePath+"/trace_id",parentData:data,parentDataProperty:"trace_id",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}

export const validateReasoningBlock = validate56;

export const validateReasoningEndEvent = validate120;
const schema49 = {"$id":"ReasoningEndEvent","type":"object","required":["messageId","thread_id"],"properties":{"messageId":{"type":"string"},"thread_id":{"type":"string"}},"additionalProperties":false};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningEndEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.thread_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "messageId") || (key0 === "thread_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err3 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.thread_id !== undefined){
if(typeof data.thread_id !== "string"){
const err4 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}

export const validateReasoningEndFrame = validate121;
const schema50 = {"$id":"ReasoningEndFrame","type":"object","required":["event","data"],"properties":{"event":{"type":"string","enum":["reasoning_end"]},"data":{"$ref":"ReasoningEndEvent"}},"additionalProperties":false};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningEndFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "event") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "reasoning_end")){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema50.properties.event.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate120(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}

export const validateReasoningMessageContentEvent = validate123;
const schema51 = {"$id":"ReasoningMessageContentEvent","type":"object","required":["messageId","delta","thread_id"],"properties":{"messageId":{"type":"string"},"delta":{"type":"string","minLength":1},"thread_id":{"type":"string"}},"additionalProperties":false};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningMessageContentEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.delta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.thread_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "messageId") || (key0 === "delta")) || (key0 === "thread_id"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err4 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.delta !== undefined){
let data1 = data.delta;
if(typeof data1 === "string"){
if(func3(data1) < 1){
const err5 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.thread_id !== undefined){
if(typeof data.thread_id !== "string"){
const err7 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}

export const validateReasoningMessageContentFrame = validate124;
const schema52 = {"$id":"ReasoningMessageContentFrame","type":"object","required":["event","data"],"properties":{"event":{"type":"string","enum":["reasoning_message_content"]},"data":{"$ref":"ReasoningMessageContentEvent"}},"additionalProperties":false};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningMessageContentFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "event") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "reasoning_message_content")){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema52.properties.event.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate123(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}

export const validateReasoningMessageEndEvent = validate126;
const schema53 = {"$id":"ReasoningMessageEndEvent","type":"object","required":["messageId","thread_id"],"properties":{"messageId":{"type":"string"},"thread_id":{"type":"string"}},"additionalProperties":false};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningMessageEndEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.thread_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "messageId") || (key0 === "thread_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err3 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.thread_id !== undefined){
if(typeof data.thread_id !== "string"){
const err4 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}

export const validateReasoningMessageEndFrame = validate127;
const schema54 = {"$id":"ReasoningMessageEndFrame","type":"object","required":["event","data"],"properties":{"event":{"type":"string","enum":["reasoning_message_end"]},"data":{"$ref":"ReasoningMessageEndEvent"}},"additionalProperties":false};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningMessageEndFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "event") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "reasoning_message_end")){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema54.properties.event.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate126(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}

export const validateReasoningMessageStartEvent = validate129;
const schema55 = {"$id":"ReasoningMessageStartEvent","type":"object","required":["messageId","role","thread_id"],"properties":{"messageId":{"type":"string"},"role":{"type":"string","enum":["assistant"]},"thread_id":{"type":"string"}},"additionalProperties":false};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningMessageStartEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.thread_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "messageId") || (key0 === "role")) || (key0 === "thread_id"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err4 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1 === "assistant")){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema55.properties.role.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.thread_id !== undefined){
if(typeof data.thread_id !== "string"){
const err7 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}

export const validateReasoningMessageStartFrame = validate130;
const schema56 = {"$id":"ReasoningMessageStartFrame","type":"object","required":["event","data"],"properties":{"event":{"type":"string","enum":["reasoning_message_start"]},"data":{"$ref":"ReasoningMessageStartEvent"}},"additionalProperties":false};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningMessageStartFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "event") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "reasoning_message_start")){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema56.properties.event.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate129(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}

export const validateReasoningStartEvent = validate132;
const schema57 = {"$id":"ReasoningStartEvent","type":"object","required":["messageId","thread_id"],"properties":{"messageId":{"type":"string"},"thread_id":{"type":"string"}},"additionalProperties":false};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningStartEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.thread_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "messageId") || (key0 === "thread_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err3 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.thread_id !== undefined){
if(typeof data.thread_id !== "string"){
const err4 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}

export const validateReasoningStartFrame = validate133;
const schema58 = {"$id":"ReasoningStartFrame","type":"object","required":["event","data"],"properties":{"event":{"type":"string","enum":["reasoning_start"]},"data":{"$ref":"ReasoningStartEvent"}},"additionalProperties":false};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningStartFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "event") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "reasoning_start")){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema58.properties.event.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate132(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}

export const validateRequestTimeoutBody = validate135;
const schema59 = {"$id":"RequestTimeoutBody","type":"object","required":["code","msg","data","trace_id"],"properties":{"code":{"type":"integer","enum":[408]},"msg":{"type":"string"},"data":{"const":null},"trace_id":{"$ref":"TraceId"}},"additionalProperties":false};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestTimeoutBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trace_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trace_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "trace_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 408)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema59.properties.code.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(null !== data.data){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/const",keyword:"const",params:{allowedValue: schema59.properties.data.const}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.trace_id !== undefined){
if(!(validate89(data.trace_id, {instancePath:instancePath+"/trace_id",parentData:data,parentDataProperty:"trace_id",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}

export const validateResource = validate76;

export const validateStatusEvent = validate137;
const schema60 = {"$id":"StatusEvent","type":"object","required":["type","thread_id"],"properties":{"type":{"$ref":"StatusType"},"message":{"type":"string"},"thread_id":{"type":"string"}},"additionalProperties":false};
const schema61 = {"$id":"StatusType","type":"string","enum":["start","running","complete","error"]};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StatusType" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "start") || (data === "running")) || (data === "complete")) || (data === "error"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema61.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StatusEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.thread_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "type") || (key0 === "message")) || (key0 === "thread_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate138(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.thread_id !== undefined){
if(typeof data.thread_id !== "string"){
const err4 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}

export const validateStatusFrame = validate140;
const schema62 = {"$id":"StatusFrame","type":"object","required":["event","data"],"properties":{"event":{"type":"string","enum":["status"]},"data":{"$ref":"StatusEvent"}},"additionalProperties":false};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StatusFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "event") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "status")){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema62.properties.event.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate137(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}

export const validateStatusType = validate138;

export const validateStreamFrame = validate142;
const schema63 = {"$id":"StreamFrame","type":"object","required":["event"],"properties":{"event":{"enum":["tool_call_start","tool_call_args","tool_call_end","tool_result","reasoning_start","reasoning_message_start","reasoning_message_content","reasoning_message_end","reasoning_end","message","status","error"]}},"discriminator":{"propertyName":"event"},"oneOf":[{"$ref":"ToolCallStartFrame"},{"$ref":"ToolCallArgsFrame"},{"$ref":"ToolCallEndFrame"},{"$ref":"ToolResultFrame"},{"$ref":"ReasoningStartFrame"},{"$ref":"ReasoningMessageStartFrame"},{"$ref":"ReasoningMessageContentFrame"},{"$ref":"ReasoningMessageEndFrame"},{"$ref":"ReasoningEndFrame"},{"$ref":"MessageFrame"},{"$ref":"StatusFrame"},{"$ref":"ErrorFrame"}]};
const schema64 = {"$id":"ToolCallStartFrame","type":"object","required":["event","data"],"properties":{"event":{"type":"string","enum":["tool_call_start"]},"data":{"$ref":"ToolCallStartEvent"}},"additionalProperties":false};
const schema65 = {"$id":"ToolCallStartEvent","type":"object","required":["toolCallId","toolCallName","thread_id"],"properties":{"toolCallId":{"type":"string"},"toolCallName":{"type":"string"},"thread_id":{"type":"string"},"agent":{"type":"string"}},"additionalProperties":false};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallStartEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toolCallId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolCallId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.toolCallName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolCallName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.thread_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "toolCallId") || (key0 === "toolCallName")) || (key0 === "thread_id")) || (key0 === "agent"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
const err4 = {instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.toolCallName !== undefined){
if(typeof data.toolCallName !== "string"){
const err5 = {instancePath:instancePath+"/toolCallName",schemaPath:"#/properties/toolCallName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.thread_id !== undefined){
if(typeof data.thread_id !== "string"){
const err6 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err7 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallStartFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "event") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "tool_call_start")){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema64.properties.event.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate144(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}

const schema66 = {"$id":"ToolCallArgsFrame","type":"object","required":["event","data"],"properties":{"event":{"type":"string","enum":["tool_call_args"]},"data":{"$ref":"ToolCallArgsEvent"}},"additionalProperties":false};
const schema67 = {"$id":"ToolCallArgsEvent","type":"object","required":["toolCallId","delta","thread_id"],"properties":{"toolCallId":{"type":"string"},"delta":{"type":"string"},"thread_id":{"type":"string"}},"additionalProperties":false};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallArgsEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toolCallId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolCallId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.delta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.thread_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "toolCallId") || (key0 === "delta")) || (key0 === "thread_id"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
const err4 = {instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.delta !== undefined){
if(typeof data.delta !== "string"){
const err5 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.thread_id !== undefined){
if(typeof data.thread_id !== "string"){
const err6 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallArgsFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "event") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "tool_call_args")){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema66.properties.event.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate147(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}

const schema68 = {"$id":"ToolCallEndFrame","type":"object","required":["event","data"],"properties":{"event":{"type":"string","enum":["tool_call_end"]},"data":{"$ref":"ToolCallEndEvent"}},"additionalProperties":false};
const schema69 = {"$id":"ToolCallEndEvent","type":"object","required":["toolCallId","thread_id"],"properties":{"toolCallId":{"type":"string"},"thread_id":{"type":"string"}},"additionalProperties":false};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallEndEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toolCallId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolCallId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.thread_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "toolCallId") || (key0 === "thread_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
const err3 = {instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.thread_id !== undefined){
if(typeof data.thread_id !== "string"){
const err4 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallEndFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "event") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "tool_call_end")){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema68.properties.event.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate150(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}

const schema70 = {"$id":"ToolResultFrame","type":"object","required":["event","data"],"properties":{"event":{"type":"string","enum":["tool_result"]},"data":{"$ref":"ToolResultEvent"}},"additionalProperties":false};
const schema71 = {"$id":"ToolResultEvent","type":"object","required":["toolCallId","content","role","thread_id"],"properties":{"toolCallId":{"type":"string"},"content":{"type":"string"},"role":{"type":"string","enum":["tool"]},"thread_id":{"type":"string"}},"additionalProperties":false};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolResultEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toolCallId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolCallId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.thread_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "toolCallId") || (key0 === "content")) || (key0 === "role")) || (key0 === "thread_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
const err5 = {instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.content !== undefined){
if(typeof data.content !== "string"){
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data2 === "tool")){
const err8 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema71.properties.role.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.thread_id !== undefined){
if(typeof data.thread_id !== "string"){
const err9 = {instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolResultFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "event") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "tool_result")){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema70.properties.event.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate153(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StreamFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event !== undefined){
let data0 = data.event;
if(!((((((((((((data0 === "tool_call_start") || (data0 === "tool_call_args")) || (data0 === "tool_call_end")) || (data0 === "tool_result")) || (data0 === "reasoning_start")) || (data0 === "reasoning_message_start")) || (data0 === "reasoning_message_content")) || (data0 === "reasoning_message_end")) || (data0 === "reasoning_end")) || (data0 === "message")) || (data0 === "status")) || (data0 === "error"))){
const err1 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema63.properties.event.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const tag0 = data.event;
if(typeof tag0 == "string"){
if(tag0 === "tool_call_start"){
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_call_args"){
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_call_end"){
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_result"){
if(!(validate152(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reasoning_start"){
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reasoning_message_start"){
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reasoning_message_content"){
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reasoning_message_end"){
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reasoning_end"){
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
else if(tag0 === "message"){
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
else if(tag0 === "status"){
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
else if(tag0 === "error"){
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "event", tagValue: tag0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "event", tagValue: tag0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}

export const validateSystemMessage = validate65;

export const validateTextBlock = validate30;

export const validateThreadId = validate71;

export const validateTooManyRequestsBody = validate167;
const schema72 = {"$id":"TooManyRequestsBody","type":"object","required":["code","msg","data","trace_id"],"properties":{"code":{"type":"integer","enum":[429]},"msg":{"type":"string"},"data":{"const":null},"trace_id":{"$ref":"TraceId"}},"additionalProperties":false};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TooManyRequestsBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trace_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trace_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "trace_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 429)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema72.properties.code.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(null !== data.data){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/const",keyword:"const",params:{allowedValue: schema72.properties.data.const}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.trace_id !== undefined){
if(!(validate89(data.trace_id, {instancePath:instancePath+"/trace_id",parentData:data,parentDataProperty:"trace_id",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}

export const validateToolCallArgsEvent = validate147;

export const validateToolCallArgsFrame = validate146;

export const validateToolCallEndEvent = validate150;

export const validateToolCallEndFrame = validate149;

export const validateToolCallStartEvent = validate144;

export const validateToolCallStartFrame = validate143;

export const validateToolResultEvent = validate153;

export const validateToolResultFrame = validate152;

export const validateTraceId = validate89;

export const validateUnauthorizedBody = validate169;
const schema73 = {"$id":"UnauthorizedBody","type":"object","required":["code","msg","data","trace_id"],"properties":{"code":{"type":"integer","enum":[401]},"msg":{"type":"string"},"data":{"const":null},"trace_id":{"$ref":"TraceId"}},"additionalProperties":false};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnauthorizedBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trace_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trace_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "trace_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 401)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema73.properties.code.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(null !== data.data){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/const",keyword:"const",params:{allowedValue: schema73.properties.data.const}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.trace_id !== undefined){
if(!(validate89(data.trace_id, {instancePath:instancePath+"/trace_id",parentData:data,parentDataProperty:"trace_id",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}

export const validateUnavailableBody = validate171;
const schema74 = {"$id":"UnavailableBody","type":"object","required":["code","msg","data","trace_id"],"properties":{"code":{"type":"integer","enum":[503]},"msg":{"type":"string"},"data":{"const":null},"trace_id":{"$ref":"TraceId"}},"additionalProperties":false};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnavailableBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trace_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trace_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "trace_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 503)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema74.properties.code.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(null !== data.data){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/const",keyword:"const",params:{allowedValue: schema74.properties.data.const}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.trace_id !== undefined){
if(!(validate89(data.trace_id, {instancePath:instancePath+"/trace_id",parentData:data,parentDataProperty:"trace_id",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}

export const validateUnsupportedMediaTypeBody = validate173;
const schema75 = {"$id":"UnsupportedMediaTypeBody","type":"object","required":["code","msg","data","trace_id"],"properties":{"code":{"type":"integer","enum":[415]},"msg":{"type":"string"},"data":{"const":null},"trace_id":{"$ref":"TraceId"}},"additionalProperties":false};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnsupportedMediaTypeBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trace_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trace_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "trace_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 415)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema75.properties.code.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(null !== data.data){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/const",keyword:"const",params:{allowedValue: schema75.properties.data.const}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.trace_id !== undefined){
if(!(validate89(data.trace_id, {instancePath:instancePath+"/trace_id",parentData:data,parentDataProperty:"trace_id",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

export const validateUserMessage = validate24;

export const validateStreamAgentHeaders = validate175;
const schema76 = {"$id":"StreamAgentHeaders","type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StreamAgentHeaders" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "Idempotency-Key")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(func3(data0) > 255){
const err1 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}

export const validateStreamChatHeaders = validate176;
const schema77 = {"$id":"StreamChatHeaders","type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StreamChatHeaders" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "Idempotency-Key")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(func3(data0) > 255){
const err1 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}


export const checkAgentModule = (value) => violationsOf(validateAgentModule, value);
export const checkAgentRequest = (value) => violationsOf(validateAgentRequest, value);
export const checkAssistantBlock = (value) => violationsOf(validateAssistantBlock, value);
export const checkAssistantBlocks = (value) => violationsOf(validateAssistantBlocks, value);
export const checkAssistantContent = (value) => violationsOf(validateAssistantContent, value);
export const checkAssistantMessage = (value) => violationsOf(validateAssistantMessage, value);
export const checkAudioBlock = (value) => violationsOf(validateAudioBlock, value);
export const checkBadRequestBody = (value) => violationsOf(validateBadRequestBody, value);
export const checkBlockUrl = (value) => violationsOf(validateBlockUrl, value);
export const checkChatRequest = (value) => violationsOf(validateChatRequest, value);
export const checkConfiguredName = (value) => violationsOf(validateConfiguredName, value);
export const checkConflictBody = (value) => violationsOf(validateConflictBody, value);
export const checkErrorCode = (value) => violationsOf(validateErrorCode, value);
export const checkErrorEvent = (value) => violationsOf(validateErrorEvent, value);
export const checkErrorFrame = (value) => violationsOf(validateErrorFrame, value);
export const checkFileBlock = (value) => violationsOf(validateFileBlock, value);
export const checkForbiddenBody = (value) => violationsOf(validateForbiddenBody, value);
export const checkGoneBody = (value) => violationsOf(validateGoneBody, value);
export const checkIdempotencyKeyReusedBody = (value) => violationsOf(validateIdempotencyKeyReusedBody, value);
export const checkImageBlock = (value) => violationsOf(validateImageBlock, value);
export const checkImageDetail = (value) => violationsOf(validateImageDetail, value);
export const checkInputBlock = (value) => violationsOf(validateInputBlock, value);
export const checkInputBlocks = (value) => violationsOf(validateInputBlocks, value);
export const checkInputContent = (value) => violationsOf(validateInputContent, value);
export const checkInternalErrorBody = (value) => violationsOf(validateInternalErrorBody, value);
export const checkJsonObject = (value) => violationsOf(validateJsonObject, value);
export const checkMcpSettings = (value) => violationsOf(validateMcpSettings, value);
export const checkMediaType = (value) => violationsOf(validateMediaType, value);
export const checkMessage = (value) => violationsOf(validateMessage, value);
export const checkMessageEvent = (value) => violationsOf(validateMessageEvent, value);
export const checkMessageFrame = (value) => violationsOf(validateMessageFrame, value);
export const checkMistake = (value) => violationsOf(validateMistake, value);
export const checkMistakes = (value) => violationsOf(validateMistakes, value);
export const checkNonEmptyText = (value) => violationsOf(validateNonEmptyText, value);
export const checkNotImplementedBody = (value) => violationsOf(validateNotImplementedBody, value);
export const checkPayloadTooLargeBody = (value) => violationsOf(validatePayloadTooLargeBody, value);
export const checkReasoningBlock = (value) => violationsOf(validateReasoningBlock, value);
export const checkReasoningEndEvent = (value) => violationsOf(validateReasoningEndEvent, value);
export const checkReasoningEndFrame = (value) => violationsOf(validateReasoningEndFrame, value);
export const checkReasoningMessageContentEvent = (value) => violationsOf(validateReasoningMessageContentEvent, value);
export const checkReasoningMessageContentFrame = (value) => violationsOf(validateReasoningMessageContentFrame, value);
export const checkReasoningMessageEndEvent = (value) => violationsOf(validateReasoningMessageEndEvent, value);
export const checkReasoningMessageEndFrame = (value) => violationsOf(validateReasoningMessageEndFrame, value);
export const checkReasoningMessageStartEvent = (value) => violationsOf(validateReasoningMessageStartEvent, value);
export const checkReasoningMessageStartFrame = (value) => violationsOf(validateReasoningMessageStartFrame, value);
export const checkReasoningStartEvent = (value) => violationsOf(validateReasoningStartEvent, value);
export const checkReasoningStartFrame = (value) => violationsOf(validateReasoningStartFrame, value);
export const checkRequestTimeoutBody = (value) => violationsOf(validateRequestTimeoutBody, value);
export const checkResource = (value) => violationsOf(validateResource, value);
export const checkStatusEvent = (value) => violationsOf(validateStatusEvent, value);
export const checkStatusFrame = (value) => violationsOf(validateStatusFrame, value);
export const checkStatusType = (value) => violationsOf(validateStatusType, value);
export const checkStreamFrame = (value) => violationsOf(validateStreamFrame, value);
export const checkSystemMessage = (value) => violationsOf(validateSystemMessage, value);
export const checkTextBlock = (value) => violationsOf(validateTextBlock, value);
export const checkThreadId = (value) => violationsOf(validateThreadId, value);
export const checkTooManyRequestsBody = (value) => violationsOf(validateTooManyRequestsBody, value);
export const checkToolCallArgsEvent = (value) => violationsOf(validateToolCallArgsEvent, value);
export const checkToolCallArgsFrame = (value) => violationsOf(validateToolCallArgsFrame, value);
export const checkToolCallEndEvent = (value) => violationsOf(validateToolCallEndEvent, value);
export const checkToolCallEndFrame = (value) => violationsOf(validateToolCallEndFrame, value);
export const checkToolCallStartEvent = (value) => violationsOf(validateToolCallStartEvent, value);
export const checkToolCallStartFrame = (value) => violationsOf(validateToolCallStartFrame, value);
export const checkToolResultEvent = (value) => violationsOf(validateToolResultEvent, value);
export const checkToolResultFrame = (value) => violationsOf(validateToolResultFrame, value);
export const checkTraceId = (value) => violationsOf(validateTraceId, value);
export const checkUnauthorizedBody = (value) => violationsOf(validateUnauthorizedBody, value);
export const checkUnavailableBody = (value) => violationsOf(validateUnavailableBody, value);
export const checkUnsupportedMediaTypeBody = (value) => violationsOf(validateUnsupportedMediaTypeBody, value);
export const checkUserMessage = (value) => violationsOf(validateUserMessage, value);

const bodies = {
  streamAgent: { required: true, validate: validateAgentRequest },
  streamChat: { required: true, validate: validateChatRequest },
};

const responses = {
  streamAgent: { 200: validateStreamFrame, 400: validateBadRequestBody, 401: validateUnauthorizedBody, 403: validateForbiddenBody, 408: validateRequestTimeoutBody, 409: validateConflictBody, 410: validateGoneBody, 413: validatePayloadTooLargeBody, 415: validateUnsupportedMediaTypeBody, 422: validateIdempotencyKeyReusedBody, 429: validateTooManyRequestsBody, 500: validateInternalErrorBody, 501: validateNotImplementedBody, 503: validateUnavailableBody },
  streamChat: { 200: validateStreamFrame, 400: validateBadRequestBody, 401: validateUnauthorizedBody, 403: validateForbiddenBody, 408: validateRequestTimeoutBody, 409: validateConflictBody, 410: validateGoneBody, 413: validatePayloadTooLargeBody, 415: validateUnsupportedMediaTypeBody, 422: validateIdempotencyKeyReusedBody, 429: validateTooManyRequestsBody, 500: validateInternalErrorBody, 503: validateUnavailableBody },
};

const parameters = {
  streamAgent: {
    headers: { rules: [{"name":"Idempotency-Key","type":"string"}], validate: validateStreamAgentHeaders },
  },
  streamChat: {
    headers: { rules: [{"name":"Idempotency-Key","type":"string"}], validate: validateStreamChatHeaders },
  },
};

function rowOf(table, key, what) {
  if (!Object.hasOwn(table, key)) throw new Error(`no ${what} ${key} in the contract`);
  return table[key];
}

export function readParameters(operationId, raw) {
  return readGroups(rowOf(parameters, operationId, "operation"), raw);
}

export function checkBody(operationId, body) {
  const { required, validate } = rowOf(bodies, operationId, "operation with a body");
  if (body !== undefined) return violationsOf(validate, body);
  return required ? [{ pointer: "", message: "is required", keyword: "required" }] : [];
}

export function checkResponse(operationId, status, body) {
  const validate = rowOf(rowOf(responses, operationId, "operation"), status, `response of ${operationId} with status`);
  if (validate !== null) return violationsOf(validate, body);
  return body === undefined ? [] : [{ pointer: "", message: "is not allowed", keyword: "false schema" }];
}
