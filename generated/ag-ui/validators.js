// generated from spec/ag-ui by `npm run generate`; do not edit
import { violationsOf } from "./violations.js";
import { readGroups } from "./parameters.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import ucs2lengthModule from "ajv/dist/runtime/ucs2length.js";
const ucs2length = ucs2lengthModule.default ?? ucs2lengthModule;

export const validateActivityDeltaEvent = validate21;
const schema6 = {"$id":"ActivityDeltaEvent","type":"object","required":["type","messageId","activityType","patch"],"properties":{"type":{"type":"string","enum":["ACTIVITY_DELTA"]},"messageId":{"type":"string"},"activityType":{"type":"string"},"patch":{"type":"array","items":{"$ref":"PatchOperation"}},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};
const schema7 = {"$id":"PatchOperation","type":"object","required":["op"],"properties":{"op":{"enum":["add","remove","replace","move","copy","test"]}},"discriminator":{"propertyName":"op"},"oneOf":[{"$ref":"JsonPatchAdd"},{"$ref":"JsonPatchRemove"},{"$ref":"JsonPatchReplace"},{"$ref":"JsonPatchMove"},{"$ref":"JsonPatchCopy"},{"$ref":"JsonPatchTest"}]};
const schema8 = {"$id":"JsonPatchAdd","type":"object","required":["op","path","value"],"properties":{"op":{"type":"string","enum":["add"]},"path":{"$ref":"JsonPointer"},"value":{}}};
const schema9 = {"$id":"JsonPointer","type":"string","pattern":"^(/([^~/]|~[01])*)*$"};
const pattern0 = new RegExp("^(/([^~/]|~[01])*)*$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonPointer" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"}};
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
validate24.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonPatchAdd" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "add")){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema8.properties.op.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
if(!(validate24(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate23.errors = vErrors;
return errors === 0;
}

const schema10 = {"$id":"JsonPatchRemove","type":"object","required":["op","path"],"properties":{"op":{"type":"string","enum":["remove"]},"path":{"$ref":"JsonPointer"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonPatchRemove" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "remove")){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema10.properties.op.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.path !== undefined){
if(!(validate24(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
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
validate26.errors = vErrors;
return errors === 0;
}

const schema11 = {"$id":"JsonPatchReplace","type":"object","required":["op","path","value"],"properties":{"op":{"type":"string","enum":["replace"]},"path":{"$ref":"JsonPointer"},"value":{}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonPatchReplace" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "replace")){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema11.properties.op.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
if(!(validate24(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate28.errors = vErrors;
return errors === 0;
}

const schema12 = {"$id":"JsonPatchMove","type":"object","required":["op","path","from"],"properties":{"op":{"type":"string","enum":["move"]},"path":{"$ref":"JsonPointer"},"from":{"$ref":"JsonPointer"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonPatchMove" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.from === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "move")){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema12.properties.op.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
if(!(validate24(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validate24(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate30.errors = vErrors;
return errors === 0;
}

const schema13 = {"$id":"JsonPatchCopy","type":"object","required":["op","path","from"],"properties":{"op":{"type":"string","enum":["copy"]},"path":{"$ref":"JsonPointer"},"from":{"$ref":"JsonPointer"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonPatchCopy" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.from === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "copy")){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema13.properties.op.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
if(!(validate24(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validate24(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate33.errors = vErrors;
return errors === 0;
}

const schema14 = {"$id":"JsonPatchTest","type":"object","required":["op","path","value"],"properties":{"op":{"type":"string","enum":["test"]},"path":{"$ref":"JsonPointer"},"value":{}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonPatchTest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "test")){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema14.properties.op.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
if(!(validate24(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate36.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PatchOperation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(!((((((data0 === "add") || (data0 === "remove")) || (data0 === "replace")) || (data0 === "move")) || (data0 === "copy")) || (data0 === "test"))){
const err1 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema7.properties.op.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const tag0 = data.op;
if(typeof tag0 == "string"){
if(tag0 === "add"){
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
else if(tag0 === "remove"){
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
else if(tag0 === "replace"){
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
else if(tag0 === "move"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
else if(tag0 === "copy"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
else if(tag0 === "test"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "op", tagValue: tag0}};
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
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "op", tagValue: tag0}};
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
validate22.errors = vErrors;
return errors === 0;
}

const schema15 = {"$id":"EventTime","type":"integer","format":"int64","minimum":-9007199254740991,"maximum":9007199254740991};
const formats0 = fullFormats.int64;

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventTime" */;
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.validate(data))){
const err3 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
validate45.errors = vErrors;
return errors === 0;
}

const schema16 = {"$id":"NonNullJson","type":["string","number","boolean","array","object"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"number"},"then":{"type":"number","format":"double"},"else":{"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"array"},"then":{"type":"array","items":{}},"else":{"if":{"type":"object"},"then":{"$ref":"JsonObject"}}}}}};
const formats2 = fullFormats.double;
const schema17 = {"$id":"JsonObject","type":"object","additionalProperties":{}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate48.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NonNullJson" */;
let vErrors = null;
let errors = 0;
if((((!data || typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema16.type}};
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
if(typeof data !== "string"){
const err2 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(!((typeof data == "number") && (isFinite(data)))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs10 = errors;
if((typeof data == "number") && (isFinite(data))){
if(!(formats2.validate(data))){
const err4 = {instancePath,schemaPath:"#/else/then/format",keyword:"format",params:{format: "double"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/else/then/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs10 === errors;
valid1 = _valid1;
ifClause1 = "then";
}
else {
const _errs12 = errors;
const _errs13 = errors;
let valid2 = true;
const _errs14 = errors;
if(typeof data !== "boolean"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs16 = errors;
if(typeof data !== "boolean"){
const err7 = {instancePath,schemaPath:"#/else/else/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs16 === errors;
valid2 = _valid2;
ifClause2 = "then";
}
else {
const _errs18 = errors;
const _errs19 = errors;
let valid3 = true;
const _errs20 = errors;
if(!(Array.isArray(data))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid3 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid3){
const _errs22 = errors;
if(!(Array.isArray(data))){
const err9 = {instancePath,schemaPath:"#/else/else/else/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs22 === errors;
valid3 = _valid3;
ifClause3 = "then";
}
else {
const _errs24 = errors;
const _errs25 = errors;
let valid4 = true;
const _errs26 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid4 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs28 = errors;
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var _valid4 = _errs28 === errors;
valid4 = _valid4;
}
if(!valid4){
const err11 = {instancePath,schemaPath:"#/else/else/else/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs24 === errors;
valid3 = _valid3;
ifClause3 = "else";
}
if(!valid3){
const err12 = {instancePath,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs18 === errors;
valid2 = _valid2;
ifClause2 = "else";
}
if(!valid2){
const err13 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid1 = _valid1;
ifClause1 = "else";
}
if(!valid1){
const err14 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err15 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ActivityDeltaEvent" */;
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
if(data.messageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.activityType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activityType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.patch === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "patch"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
if(!(data0 === "ACTIVITY_DELTA")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err6 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.activityType !== undefined){
if(typeof data.activityType !== "string"){
const err7 = {instancePath:instancePath+"/activityType",schemaPath:"#/properties/activityType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.patch !== undefined){
let data3 = data.patch;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate22(data3[i0], {instancePath:instancePath+"/patch/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err9 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate21.errors = vErrors;
return errors === 0;
}

export const validateActivityMessage = validate52;
const schema18 = {"$id":"ActivityMessage","type":"object","required":["role","activityType","content","id"],"properties":{"role":{"type":"string","enum":["activity"]},"activityType":{"type":"string"},"content":{"$ref":"JsonObject"},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ActivityMessage" */;
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
if(data.activityType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activityType"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "activity")){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema18.properties.role.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.activityType !== undefined){
if(typeof data.activityType !== "string"){
const err6 = {instancePath:instancePath+"/activityType",schemaPath:"#/properties/activityType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.content !== undefined){
if(!(validate48(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err8 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate52.errors = vErrors;
return errors === 0;
}

export const validateActivitySnapshotEvent = validate55;
const schema19 = {"$id":"ActivitySnapshotEvent","type":"object","required":["type","messageId","activityType","content"],"properties":{"type":{"type":"string","enum":["ACTIVITY_SNAPSHOT"]},"messageId":{"type":"string"},"activityType":{"type":"string"},"content":{"$ref":"JsonObject"},"replace":{"type":"boolean"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ActivitySnapshotEvent" */;
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
if(data.messageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.activityType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activityType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.content === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
if(!(data0 === "ACTIVITY_SNAPSHOT")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err6 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.activityType !== undefined){
if(typeof data.activityType !== "string"){
const err7 = {instancePath:instancePath+"/activityType",schemaPath:"#/properties/activityType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.content !== undefined){
if(!(validate48(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.replace !== undefined){
if(typeof data.replace !== "boolean"){
const err8 = {instancePath:instancePath+"/replace",schemaPath:"#/properties/replace/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err9 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate55.errors = vErrors;
return errors === 0;
}

export const validateAgUiEvent = validate60;
const schema20 = {"$id":"AgUiEvent","type":"object","required":["type"],"properties":{"type":{"enum":["TEXT_MESSAGE_START","TEXT_MESSAGE_CONTENT","TEXT_MESSAGE_END","TEXT_MESSAGE_CHUNK","TOOL_CALL_START","TOOL_CALL_ARGS","TOOL_CALL_END","TOOL_CALL_CHUNK","TOOL_CALL_RESULT","STATE_SNAPSHOT","STATE_DELTA","MESSAGES_SNAPSHOT","ACTIVITY_SNAPSHOT","ACTIVITY_DELTA","RAW","RUN_STARTED","RUN_FINISHED","RUN_ERROR","STEP_STARTED","STEP_FINISHED","REASONING_START","REASONING_MESSAGE_START","REASONING_MESSAGE_CONTENT","REASONING_MESSAGE_END","REASONING_MESSAGE_CHUNK","REASONING_END","REASONING_ENCRYPTED_VALUE","SUBAGENT_STARTED","SUBAGENT_FINISHED","SUBAGENT_ERROR","CUSTOM"]}},"if":{"required":["type"],"properties":{"type":{"enum":["TEXT_MESSAGE_START","TEXT_MESSAGE_CONTENT","TEXT_MESSAGE_END","TEXT_MESSAGE_CHUNK","TOOL_CALL_START","TOOL_CALL_ARGS","TOOL_CALL_END","TOOL_CALL_CHUNK","TOOL_CALL_RESULT","STATE_SNAPSHOT","STATE_DELTA","MESSAGES_SNAPSHOT","ACTIVITY_SNAPSHOT","ACTIVITY_DELTA","RAW","RUN_STARTED","RUN_FINISHED","RUN_ERROR","STEP_STARTED","STEP_FINISHED","REASONING_START","REASONING_MESSAGE_START","REASONING_MESSAGE_CONTENT","REASONING_MESSAGE_END","REASONING_MESSAGE_CHUNK","REASONING_END","REASONING_ENCRYPTED_VALUE","SUBAGENT_STARTED","SUBAGENT_FINISHED","SUBAGENT_ERROR"]}}},"then":{"$ref":"StandardEvent"},"else":{"if":{"required":["type"],"properties":{"type":{"enum":["CUSTOM"]}}},"then":{"$ref":"CustomEvent"}}};
const schema21 = {"$id":"StandardEvent","type":"object","required":["type"],"properties":{"type":{"enum":["TEXT_MESSAGE_START","TEXT_MESSAGE_CONTENT","TEXT_MESSAGE_END","TEXT_MESSAGE_CHUNK","TOOL_CALL_START","TOOL_CALL_ARGS","TOOL_CALL_END","TOOL_CALL_CHUNK","TOOL_CALL_RESULT","STATE_SNAPSHOT","STATE_DELTA","MESSAGES_SNAPSHOT","ACTIVITY_SNAPSHOT","ACTIVITY_DELTA","RAW","RUN_STARTED","RUN_FINISHED","RUN_ERROR","STEP_STARTED","STEP_FINISHED","REASONING_START","REASONING_MESSAGE_START","REASONING_MESSAGE_CONTENT","REASONING_MESSAGE_END","REASONING_MESSAGE_CHUNK","REASONING_END","REASONING_ENCRYPTED_VALUE","SUBAGENT_STARTED","SUBAGENT_FINISHED","SUBAGENT_ERROR"]}},"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"TextMessageStartEvent"},{"$ref":"TextMessageContentEvent"},{"$ref":"TextMessageEndEvent"},{"$ref":"TextMessageChunkEvent"},{"$ref":"ToolCallStartEvent"},{"$ref":"ToolCallArgsEvent"},{"$ref":"ToolCallEndEvent"},{"$ref":"ToolCallChunkEvent"},{"$ref":"ToolCallResultEvent"},{"$ref":"StateSnapshotEvent"},{"$ref":"StateDeltaEvent"},{"$ref":"MessagesSnapshotEvent"},{"$ref":"ActivitySnapshotEvent"},{"$ref":"ActivityDeltaEvent"},{"$ref":"RawEvent"},{"$ref":"RunStartedEvent"},{"$ref":"RunFinishedEvent"},{"$ref":"RunErrorEvent"},{"$ref":"StepStartedEvent"},{"$ref":"StepFinishedEvent"},{"$ref":"ReasoningStartEvent"},{"$ref":"ReasoningMessageStartEvent"},{"$ref":"ReasoningMessageContentEvent"},{"$ref":"ReasoningMessageEndEvent"},{"$ref":"ReasoningMessageChunkEvent"},{"$ref":"ReasoningEndEvent"},{"$ref":"ReasoningEncryptedValueEvent"},{"$ref":"SubagentStartedEvent"},{"$ref":"SubagentFinishedEvent"},{"$ref":"SubagentErrorEvent"}]};
const schema22 = {"$id":"TextMessageStartEvent","type":"object","required":["type","messageId"],"properties":{"type":{"type":"string","enum":["TEXT_MESSAGE_START"]},"messageId":{"type":"string"},"role":{"$ref":"TextMessageRole"},"name":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};
const schema23 = {"$id":"TextMessageRole","type":"string","enum":["developer","system","assistant","user"]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextMessageRole" */;
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
if(!((((data === "developer") || (data === "system")) || (data === "assistant")) || (data === "user"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextMessageStartEvent" */;
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
if(data.messageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "TEXT_MESSAGE_START")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema22.properties.type.enum}};
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
if(!(validate63(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err6 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate62.errors = vErrors;
return errors === 0;
}

const schema24 = {"$id":"TextMessageContentEvent","type":"object","required":["type","messageId","delta"],"properties":{"type":{"type":"string","enum":["TEXT_MESSAGE_CONTENT"]},"messageId":{"type":"string"},"delta":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextMessageContentEvent" */;
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
if(data.messageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "TEXT_MESSAGE_CONTENT")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err5 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.delta !== undefined){
if(typeof data.delta !== "string"){
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
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate68.errors = vErrors;
return errors === 0;
}

const schema25 = {"$id":"TextMessageEndEvent","type":"object","required":["type","messageId"],"properties":{"type":{"type":"string","enum":["TEXT_MESSAGE_END"]},"messageId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextMessageEndEvent" */;
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
if(data.messageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "TEXT_MESSAGE_END")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.properties.type.enum}};
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
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err5 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate72.errors = vErrors;
return errors === 0;
}

const schema26 = {"$id":"TextMessageChunkEvent","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["TEXT_MESSAGE_CHUNK"]},"messageId":{"type":"string"},"role":{"$ref":"TextMessageRole"},"delta":{"type":"string"},"name":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextMessageChunkEvent" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "TEXT_MESSAGE_CHUNK")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema26.properties.type.enum}};
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
if(data.role !== undefined){
if(!(validate63(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.delta !== undefined){
if(typeof data.delta !== "string"){
const err4 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err6 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate76.errors = vErrors;
return errors === 0;
}

const schema27 = {"$id":"ToolCallStartEvent","type":"object","required":["type","toolCallId","toolCallName"],"properties":{"type":{"type":"string","enum":["TOOL_CALL_START"]},"toolCallId":{"type":"string"},"toolCallName":{"type":"string"},"parentMessageId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallStartEvent" */;
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
if(data.toolCallId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolCallId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.toolCallName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolCallName"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "TOOL_CALL_START")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.properties.type.enum}};
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
if(data.toolCallName !== undefined){
if(typeof data.toolCallName !== "string"){
const err6 = {instancePath:instancePath+"/toolCallName",schemaPath:"#/properties/toolCallName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.parentMessageId !== undefined){
if(typeof data.parentMessageId !== "string"){
const err7 = {instancePath:instancePath+"/parentMessageId",schemaPath:"#/properties/parentMessageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err8 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate81.errors = vErrors;
return errors === 0;
}

const schema28 = {"$id":"ToolCallArgsEvent","type":"object","required":["type","toolCallId","delta"],"properties":{"type":{"type":"string","enum":["TOOL_CALL_ARGS"]},"toolCallId":{"type":"string"},"delta":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallArgsEvent" */;
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
if(data.toolCallId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolCallId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "TOOL_CALL_ARGS")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema28.properties.type.enum}};
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
if(data.delta !== undefined){
if(typeof data.delta !== "string"){
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
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate85.errors = vErrors;
return errors === 0;
}

const schema29 = {"$id":"ToolCallEndEvent","type":"object","required":["type","toolCallId"],"properties":{"type":{"type":"string","enum":["TOOL_CALL_END"]},"toolCallId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallEndEvent" */;
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
if(data.toolCallId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolCallId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "TOOL_CALL_END")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema29.properties.type.enum}};
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
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err5 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate89.errors = vErrors;
return errors === 0;
}

const schema30 = {"$id":"ToolCallChunkEvent","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["TOOL_CALL_CHUNK"]},"toolCallId":{"type":"string"},"toolCallName":{"type":"string"},"parentMessageId":{"type":"string"},"delta":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallChunkEvent" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "TOOL_CALL_CHUNK")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema30.properties.type.enum}};
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
if(data.toolCallName !== undefined){
if(typeof data.toolCallName !== "string"){
const err4 = {instancePath:instancePath+"/toolCallName",schemaPath:"#/properties/toolCallName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.parentMessageId !== undefined){
if(typeof data.parentMessageId !== "string"){
const err5 = {instancePath:instancePath+"/parentMessageId",schemaPath:"#/properties/parentMessageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.delta !== undefined){
if(typeof data.delta !== "string"){
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
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate93.errors = vErrors;
return errors === 0;
}

const schema31 = {"$id":"ToolCallResultEvent","type":"object","required":["type","messageId","toolCallId","content"],"properties":{"type":{"type":"string","enum":["TOOL_CALL_RESULT"]},"messageId":{"type":"string"},"toolCallId":{"type":"string"},"content":{"$ref":"Content"},"role":{"type":"string","enum":["tool"]},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};
const schema32 = {"$id":"Content","type":["string","array"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"ContentPart"}}}};
const schema33 = {"$id":"ContentPart","type":"object","required":["type"],"properties":{"type":{"enum":["text","image","audio","video","document"]}},"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"TextPart"},{"$ref":"ImagePart"},{"$ref":"AudioPart"},{"$ref":"VideoPart"},{"$ref":"DocumentPart"}]};
const schema34 = {"$id":"TextPart","type":"object","required":["type","text"],"properties":{"type":{"type":"string","enum":["text"]},"text":{"type":"string"},"id":{"type":"string"},"metadata":{"$ref":"NonNullJson"}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TextPart" */;
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
if(!(data0 === "text")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema34.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate47(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
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
validate100.errors = vErrors;
return errors === 0;
}

const schema35 = {"$id":"ImagePart","type":"object","required":["type","source"],"properties":{"type":{"type":"string","enum":["image"]},"source":{"$ref":"PartSource"},"id":{"type":"string"},"metadata":{"$ref":"NonNullJson"}}};
const schema36 = {"$id":"PartSource","type":"object","required":["type"],"properties":{"type":{"enum":["data","url","file"]}},"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"DataSource"},{"$ref":"UrlSource"},{"$ref":"FileSource"}]};
const schema37 = {"$id":"DataSource","type":"object","required":["type","value","mimeType"],"properties":{"type":{"type":"string","enum":["data"]},"value":{"type":"string"},"mimeType":{"type":"string"}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DataSource" */;
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
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.mimeType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mimeType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "data")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema37.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
const err6 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"}};
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
validate104.errors = vErrors;
return errors === 0;
}

const schema38 = {"$id":"UrlSource","type":"object","required":["type","value"],"properties":{"type":{"type":"string","enum":["url"]},"value":{"type":"string"},"mimeType":{"type":"string"}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UrlSource" */;
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
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "url")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema38.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
const err5 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"}};
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
validate105.errors = vErrors;
return errors === 0;
}

const schema39 = {"$id":"FileSource","type":"object","required":["type","value"],"properties":{"type":{"type":"string","enum":["file"]},"value":{"type":"string"},"provider":{"type":"string"},"mimeType":{"type":"string"}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileSource" */;
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
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
const err5 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
const err6 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"}};
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
validate106.errors = vErrors;
return errors === 0;
}


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PartSource" */;
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
if(!(((data0 === "data") || (data0 === "url")) || (data0 === "file"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema36.properties.type.enum}};
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
if(tag0 === "data"){
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
else if(tag0 === "url"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file"){
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
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
validate103.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImagePart" */;
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
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema35.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate103(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate47(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate102.errors = vErrors;
return errors === 0;
}

const schema40 = {"$id":"AudioPart","type":"object","required":["type","source"],"properties":{"type":{"type":"string","enum":["audio"]},"source":{"$ref":"PartSource"},"id":{"type":"string"},"metadata":{"$ref":"NonNullJson"}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AudioPart" */;
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
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema40.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate103(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate47(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate112.errors = vErrors;
return errors === 0;
}

const schema41 = {"$id":"VideoPart","type":"object","required":["type","source"],"properties":{"type":{"type":"string","enum":["video"]},"source":{"$ref":"PartSource"},"id":{"type":"string"},"metadata":{"$ref":"NonNullJson"}}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VideoPart" */;
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
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "video")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate103(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate47(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate115.errors = vErrors;
return errors === 0;
}

const schema42 = {"$id":"DocumentPart","type":"object","required":["type","source"],"properties":{"type":{"type":"string","enum":["document"]},"source":{"$ref":"PartSource"},"id":{"type":"string"},"metadata":{"$ref":"NonNullJson"}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DocumentPart" */;
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
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "document")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema42.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate103(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate47(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate118.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ContentPart" */;
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
if(!(((((data0 === "text") || (data0 === "image")) || (data0 === "audio")) || (data0 === "video")) || (data0 === "document"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema33.properties.type.enum}};
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
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
else if(tag0 === "audio"){
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
else if(tag0 === "video"){
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
else if(tag0 === "document"){
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
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
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Content" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema32.type}};
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
if(typeof data !== "string"){
const err2 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(!(Array.isArray(data))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate99(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/else/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs10 === errors;
valid1 = _valid1;
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallResultEvent" */;
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
if(data.messageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.toolCallId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolCallId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.content === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
if(!(data0 === "TOOL_CALL_RESULT")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err6 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
const err7 = {instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.content !== undefined){
if(!(validate98(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
let data4 = data.role;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data4 === "tool")){
const err9 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema31.properties.role.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err10 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}

const schema43 = {"$id":"StateSnapshotEvent","type":"object","required":["type","snapshot"],"properties":{"type":{"type":"string","enum":["STATE_SNAPSHOT"]},"snapshot":{},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StateSnapshotEvent" */;
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
if(data.snapshot === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "snapshot"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "STATE_SNAPSHOT")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema43.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err4 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate131.errors = vErrors;
return errors === 0;
}

const schema44 = {"$id":"StateDeltaEvent","type":"object","required":["type","delta"],"properties":{"type":{"type":"string","enum":["STATE_DELTA"]},"delta":{"type":"array","items":{"$ref":"PatchOperation"}},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StateDeltaEvent" */;
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
if(!(data0 === "STATE_DELTA")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema44.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.delta !== undefined){
let data1 = data.delta;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate22(data1[i0], {instancePath:instancePath+"/delta/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err5 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate135.errors = vErrors;
return errors === 0;
}

const schema45 = {"$id":"MessagesSnapshotEvent","type":"object","required":["type","messages"],"properties":{"type":{"type":"string","enum":["MESSAGES_SNAPSHOT"]},"messages":{"type":"array","items":{"$ref":"Message"}},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}}};
const schema46 = {"$id":"Message","type":"object","required":["role"],"properties":{"role":{"enum":["developer","system","assistant","user","tool","activity","reasoning"]}},"discriminator":{"propertyName":"role"},"oneOf":[{"$ref":"DeveloperMessage"},{"$ref":"SystemMessage"},{"$ref":"AssistantMessage"},{"$ref":"UserMessage"},{"$ref":"ToolMessage"},{"$ref":"ActivityMessage"},{"$ref":"ReasoningMessage"}]};
const schema47 = {"$id":"DeveloperMessage","type":"object","required":["role","content","id"],"properties":{"role":{"type":"string","enum":["developer"]},"content":{"type":"string"},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"},"encryptedValue":{"type":"string"},"name":{"type":"string"}}};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DeveloperMessage" */;
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
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "developer")){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema47.properties.role.enum}};
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
if(typeof data.content !== "string"){
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.encryptedValue !== undefined){
if(typeof data.encryptedValue !== "string"){
const err8 = {instancePath:instancePath+"/encryptedValue",schemaPath:"#/properties/encryptedValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
validate142.errors = vErrors;
return errors === 0;
}

const schema48 = {"$id":"SystemMessage","type":"object","required":["role","content","id"],"properties":{"role":{"type":"string","enum":["system"]},"content":{"type":"string"},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"},"encryptedValue":{"type":"string"},"name":{"type":"string"}}};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema48.properties.role.enum}};
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
if(typeof data.content !== "string"){
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.encryptedValue !== undefined){
if(typeof data.encryptedValue !== "string"){
const err8 = {instancePath:instancePath+"/encryptedValue",schemaPath:"#/properties/encryptedValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
validate144.errors = vErrors;
return errors === 0;
}

const schema49 = {"$id":"AssistantMessage","type":"object","required":["role","id"],"properties":{"role":{"type":"string","enum":["assistant"]},"content":{"type":"string"},"toolCalls":{"type":"array","items":{"$ref":"ToolCall"}},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"},"encryptedValue":{"type":"string"},"name":{"type":"string"}}};
const schema50 = {"$id":"ToolCall","type":"object","required":["id","type","function"],"properties":{"id":{"type":"string"},"type":{"type":"string","enum":["function"]},"function":{"$ref":"FunctionCall"},"encryptedValue":{"type":"string"},"metadata":{"$ref":"JsonObject"}}};
const schema51 = {"$id":"FunctionCall","type":"object","required":["name","arguments"],"properties":{"name":{"type":"string"},"arguments":{"type":"string"}}};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FunctionCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.arguments === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "arguments"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.arguments !== undefined){
if(typeof data.arguments !== "string"){
const err3 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"}};
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
validate148.errors = vErrors;
return errors === 0;
}


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.function === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "function"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
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
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1 === "function")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema50.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.function !== undefined){
if(!(validate148(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
if(data.encryptedValue !== undefined){
if(typeof data.encryptedValue !== "string"){
const err6 = {instancePath:instancePath+"/encryptedValue",schemaPath:"#/properties/encryptedValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
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
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "assistant")){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema49.properties.role.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.content !== undefined){
if(typeof data.content !== "string"){
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
if(data.toolCalls !== undefined){
let data2 = data.toolCalls;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate147(data2[i0], {instancePath:instancePath+"/toolCalls/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/toolCalls",schemaPath:"#/properties/toolCalls/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.encryptedValue !== undefined){
if(typeof data.encryptedValue !== "string"){
const err8 = {instancePath:instancePath+"/encryptedValue",schemaPath:"#/properties/encryptedValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
validate146.errors = vErrors;
return errors === 0;
}

const schema52 = {"$id":"UserMessage","type":"object","required":["role","content","id"],"properties":{"role":{"type":"string","enum":["user"]},"content":{"$ref":"Content"},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"},"encryptedValue":{"type":"string"},"name":{"type":"string"}}};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema52.properties.role.enum}};
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
if(!(validate98(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err6 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.encryptedValue !== undefined){
if(typeof data.encryptedValue !== "string"){
const err7 = {instancePath:instancePath+"/encryptedValue",schemaPath:"#/properties/encryptedValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate153.errors = vErrors;
return errors === 0;
}

const schema53 = {"$id":"ToolMessage","type":"object","required":["role","content","toolCallId","id"],"properties":{"role":{"type":"string","enum":["tool"]},"content":{"$ref":"Content"},"toolCallId":{"type":"string"},"error":{"type":"string"},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"},"encryptedValue":{"type":"string"}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolMessage" */;
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
if(data.toolCallId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolCallId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "tool")){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema53.properties.role.enum}};
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
if(!(validate98(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
const err6 = {instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err9 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.encryptedValue !== undefined){
if(typeof data.encryptedValue !== "string"){
const err10 = {instancePath:instancePath+"/encryptedValue",schemaPath:"#/properties/encryptedValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}

const schema54 = {"$id":"ReasoningMessage","type":"object","required":["role","content","id"],"properties":{"role":{"type":"string","enum":["reasoning"]},"content":{"type":"string"},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"},"encryptedValue":{"type":"string"}}};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningMessage" */;
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
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "reasoning")){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema54.properties.role.enum}};
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
if(typeof data.content !== "string"){
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.encryptedValue !== undefined){
if(typeof data.encryptedValue !== "string"){
const err8 = {instancePath:instancePath+"/encryptedValue",schemaPath:"#/properties/encryptedValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate159.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((data0 === "developer") || (data0 === "system")) || (data0 === "assistant")) || (data0 === "user")) || (data0 === "tool")) || (data0 === "activity")) || (data0 === "reasoning"))){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema46.properties.role.enum}};
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
if(tag0 === "developer"){
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
else if(tag0 === "system"){
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
else if(tag0 === "assistant"){
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
else if(tag0 === "user"){
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool"){
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
else if(tag0 === "activity"){
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reasoning"){
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
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
validate141.errors = vErrors;
return errors === 0;
}


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessagesSnapshotEvent" */;
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
if(data.messages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "MESSAGES_SNAPSHOT")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema45.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate141(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
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
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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

const schema55 = {"$id":"RawEvent","type":"object","required":["type","event"],"properties":{"type":{"type":"string","enum":["RAW"]},"event":{},"source":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RawEvent" */;
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
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "RAW")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema55.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err4 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err5 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate172.errors = vErrors;
return errors === 0;
}

const schema56 = {"$id":"RunStartedEvent","type":"object","required":["type","threadId","runId"],"properties":{"type":{"type":"string","enum":["RUN_STARTED"]},"threadId":{"type":"string"},"runId":{"type":"string"},"protocolVersion":{"type":"string"},"parentRunId":{"type":"string"},"input":{"$ref":"JsonObject"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}}};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunStartedEvent" */;
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
if(data.threadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threadId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.runId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "RUN_STARTED")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema56.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.threadId !== undefined){
if(typeof data.threadId !== "string"){
const err5 = {instancePath:instancePath+"/threadId",schemaPath:"#/properties/threadId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.runId !== undefined){
if(typeof data.runId !== "string"){
const err6 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.protocolVersion !== undefined){
if(typeof data.protocolVersion !== "string"){
const err7 = {instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.parentRunId !== undefined){
if(typeof data.parentRunId !== "string"){
const err8 = {instancePath:instancePath+"/parentRunId",schemaPath:"#/properties/parentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.input !== undefined){
if(!(validate48(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate176.errors = vErrors;
return errors === 0;
}

const schema57 = {"$id":"RunFinishedEvent","type":"object","required":["type","threadId","runId"],"properties":{"type":{"type":"string","enum":["RUN_FINISHED"]},"threadId":{"type":"string"},"runId":{"type":"string"},"result":{"$ref":"AnyRunResult"},"outcome":{"$ref":"RunOutcome"},"usage":{"type":"array","items":{"$ref":"TokenUsage"}},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}}};
const schema58 = {"$id":"AnyRunResult","type":["object","string","number","boolean","array"],"if":{"type":"object"},"then":{"$ref":"RunResult"},"else":{"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"number"},"then":{"type":"number","format":"double"},"else":{"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"array"},"then":{"type":"array","items":{}}}}}}};
const schema59 = {"$id":"RunResult","type":"object","properties":{"stopReason":{"$ref":"StopReason"}},"additionalProperties":{}};
const schema60 = {"$id":"StopReason","type":"string"};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StopReason" */;
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
validate184.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stopReason !== undefined){
if(!(validate184(data.stopReason, {instancePath:instancePath+"/stopReason",parentData:data,parentDataProperty:"stopReason",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
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
validate183.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AnyRunResult" */;
let vErrors = null;
let errors = 0;
if((((!data || typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema58.type}};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
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
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
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
if(typeof data !== "string"){
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
let ifClause1;
if(_valid1){
const _errs9 = errors;
if(typeof data !== "string"){
const err3 = {instancePath,schemaPath:"#/else/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid1 = _valid1;
ifClause1 = "then";
}
else {
const _errs11 = errors;
const _errs12 = errors;
let valid2 = true;
const _errs13 = errors;
if(!((typeof data == "number") && (isFinite(data)))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs15 = errors;
if((typeof data == "number") && (isFinite(data))){
if(!(formats2.validate(data))){
const err5 = {instancePath,schemaPath:"#/else/else/then/format",keyword:"format",params:{format: "double"}};
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
const err6 = {instancePath,schemaPath:"#/else/else/then/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs15 === errors;
valid2 = _valid2;
ifClause2 = "then";
}
else {
const _errs17 = errors;
const _errs18 = errors;
let valid3 = true;
const _errs19 = errors;
if(typeof data !== "boolean"){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid3 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid3){
const _errs21 = errors;
if(typeof data !== "boolean"){
const err8 = {instancePath,schemaPath:"#/else/else/else/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid3 = _errs21 === errors;
valid3 = _valid3;
ifClause3 = "then";
}
else {
const _errs23 = errors;
const _errs24 = errors;
let valid4 = true;
const _errs25 = errors;
if(!(Array.isArray(data))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid4 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs27 = errors;
if(!(Array.isArray(data))){
const err10 = {instancePath,schemaPath:"#/else/else/else/else/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid4 = _errs27 === errors;
valid4 = _valid4;
}
if(!valid4){
const err11 = {instancePath,schemaPath:"#/else/else/else/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs23 === errors;
valid3 = _valid3;
ifClause3 = "else";
}
if(!valid3){
const err12 = {instancePath,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid2 = _valid2;
ifClause2 = "else";
}
if(!valid2){
const err13 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid1 = _valid1;
ifClause1 = "else";
}
if(!valid1){
const err14 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err15 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}

const schema61 = {"$id":"RunOutcome","type":"object","required":["type"],"properties":{"type":{"enum":["success","interrupt","cancelled"]}},"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"SuccessOutcome"},{"$ref":"InterruptOutcome"},{"$ref":"CancelledOutcome"}]};
const schema62 = {"$id":"SuccessOutcome","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["success"]},"pendingToolCallIds":{"type":"array","items":{"type":"string"}}}};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SuccessOutcome" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "success")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema62.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pendingToolCallIds !== undefined){
let data1 = data.pendingToolCallIds;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data1[i0] !== "string"){
const err3 = {instancePath:instancePath+"/pendingToolCallIds/" + i0,schemaPath:"#/properties/pendingToolCallIds/items/type",keyword:"type",params:{type: "string"}};
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
const err4 = {instancePath:instancePath+"/pendingToolCallIds",schemaPath:"#/properties/pendingToolCallIds/type",keyword:"type",params:{type: "array"}};
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
validate189.errors = vErrors;
return errors === 0;
}

const schema63 = {"$id":"InterruptOutcome","type":"object","required":["type","interrupts"],"properties":{"type":{"type":"string","enum":["interrupt"]},"interrupts":{"type":"array","items":{"$ref":"Interrupt"},"minItems":1}}};
const schema64 = {"$id":"Interrupt","type":"object","required":["id","reason"],"properties":{"id":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"toolCallId":{"type":"string"},"responseSchema":{"$ref":"JsonObject"},"expiresAt":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Interrupt" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
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
if(data.responseSchema !== undefined){
if(!(validate48(data.responseSchema, {instancePath:instancePath+"/responseSchema",parentData:data,parentDataProperty:"responseSchema",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.expiresAt !== undefined){
if(typeof data.expiresAt !== "string"){
const err6 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate191.errors = vErrors;
return errors === 0;
}


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InterruptOutcome" */;
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
if(data.interrupts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interrupts"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "interrupt")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema63.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.interrupts !== undefined){
let data1 = data.interrupts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/interrupts",schemaPath:"#/properties/interrupts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate191(data1[i0], {instancePath:instancePath+"/interrupts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/interrupts",schemaPath:"#/properties/interrupts/type",keyword:"type",params:{type: "array"}};
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
validate190.errors = vErrors;
return errors === 0;
}

const schema65 = {"$id":"CancelledOutcome","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["cancelled"]}}};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CancelledOutcome" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "cancelled")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema65.properties.type.enum}};
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
validate195.errors = vErrors;
return errors === 0;
}


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunOutcome" */;
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
if(!(((data0 === "success") || (data0 === "interrupt")) || (data0 === "cancelled"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema61.properties.type.enum}};
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
if(tag0 === "success"){
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt"){
if(!(validate190(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
else if(tag0 === "cancelled"){
if(!(validate195(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
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
validate188.errors = vErrors;
return errors === 0;
}

const schema66 = {"$id":"TokenUsage","type":"object","properties":{"provider":{"type":"string"},"model":{"type":"string"},"inputTokens":{"$ref":"Count"},"outputTokens":{"$ref":"Count"},"totalTokens":{"$ref":"Count"},"reasoningTokens":{"$ref":"Count"},"cachedInputTokens":{"$ref":"Count"},"cacheWriteInputTokens":{"$ref":"Count"}}};
const schema67 = {"$id":"Count","type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Count" */;
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.validate(data))){
const err3 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
validate201.errors = vErrors;
return errors === 0;
}


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TokenUsage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
const err0 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err1 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.inputTokens !== undefined){
if(!(validate201(data.inputTokens, {instancePath:instancePath+"/inputTokens",parentData:data,parentDataProperty:"inputTokens",rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
if(data.outputTokens !== undefined){
if(!(validate201(data.outputTokens, {instancePath:instancePath+"/outputTokens",parentData:data,parentDataProperty:"outputTokens",rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
if(data.totalTokens !== undefined){
if(!(validate201(data.totalTokens, {instancePath:instancePath+"/totalTokens",parentData:data,parentDataProperty:"totalTokens",rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
if(data.reasoningTokens !== undefined){
if(!(validate201(data.reasoningTokens, {instancePath:instancePath+"/reasoningTokens",parentData:data,parentDataProperty:"reasoningTokens",rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
if(data.cachedInputTokens !== undefined){
if(!(validate201(data.cachedInputTokens, {instancePath:instancePath+"/cachedInputTokens",parentData:data,parentDataProperty:"cachedInputTokens",rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
if(data.cacheWriteInputTokens !== undefined){
if(!(validate201(data.cacheWriteInputTokens, {instancePath:instancePath+"/cacheWriteInputTokens",parentData:data,parentDataProperty:"cacheWriteInputTokens",rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunFinishedEvent" */;
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
if(data.threadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threadId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.runId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "RUN_FINISHED")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema57.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.threadId !== undefined){
if(typeof data.threadId !== "string"){
const err5 = {instancePath:instancePath+"/threadId",schemaPath:"#/properties/threadId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.runId !== undefined){
if(typeof data.runId !== "string"){
const err6 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.result !== undefined){
if(!(validate182(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
if(!(validate188(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
if(data.usage !== undefined){
let data5 = data.usage;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate200(data5[i0], {instancePath:instancePath+"/usage/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
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
validate181.errors = vErrors;
return errors === 0;
}

const schema68 = {"$id":"RunErrorEvent","type":"object","required":["type","message"],"properties":{"type":{"type":"string","enum":["RUN_ERROR"]},"message":{"type":"string"},"code":{"$ref":"RunErrorCode"},"usage":{"type":"array","items":{"$ref":"TokenUsage"}},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}}};
const schema69 = {"$id":"RunErrorCode","type":"string"};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunErrorCode" */;
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
validate213.errors = vErrors;
return errors === 0;
}


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunErrorEvent" */;
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
if(!(data0 === "RUN_ERROR")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema68.properties.type.enum}};
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
if(data.code !== undefined){
if(!(validate213(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.usage !== undefined){
let data3 = data.usage;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate200(data3[i0], {instancePath:instancePath+"/usage/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
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
validate212.errors = vErrors;
return errors === 0;
}

const schema70 = {"$id":"StepStartedEvent","type":"object","required":["type","stepName"],"properties":{"type":{"type":"string","enum":["STEP_STARTED"]},"stepName":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StepStartedEvent" */;
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
if(data.stepName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "STEP_STARTED")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema70.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.stepName !== undefined){
if(typeof data.stepName !== "string"){
const err4 = {instancePath:instancePath+"/stepName",schemaPath:"#/properties/stepName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err5 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate219.errors = vErrors;
return errors === 0;
}

const schema71 = {"$id":"StepFinishedEvent","type":"object","required":["type","stepName"],"properties":{"type":{"type":"string","enum":["STEP_FINISHED"]},"stepName":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StepFinishedEvent" */;
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
if(data.stepName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "STEP_FINISHED")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema71.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.stepName !== undefined){
if(typeof data.stepName !== "string"){
const err4 = {instancePath:instancePath+"/stepName",schemaPath:"#/properties/stepName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err5 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate223.errors = vErrors;
return errors === 0;
}

const schema72 = {"$id":"ReasoningStartEvent","type":"object","required":["type","messageId"],"properties":{"type":{"type":"string","enum":["REASONING_START"]},"messageId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningStartEvent" */;
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
if(data.messageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "REASONING_START")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema72.properties.type.enum}};
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
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err5 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate227.errors = vErrors;
return errors === 0;
}

const schema73 = {"$id":"ReasoningMessageStartEvent","type":"object","required":["type","messageId","role"],"properties":{"type":{"type":"string","enum":["REASONING_MESSAGE_START"]},"messageId":{"type":"string"},"role":{"type":"string","enum":["reasoning"]},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningMessageStartEvent" */;
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
if(data.messageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
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
if(!(data0 === "REASONING_MESSAGE_START")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema73.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err5 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data2 === "reasoning")){
const err7 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema73.properties.role.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err8 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate231.errors = vErrors;
return errors === 0;
}

const schema74 = {"$id":"ReasoningMessageContentEvent","type":"object","required":["type","messageId","delta"],"properties":{"type":{"type":"string","enum":["REASONING_MESSAGE_CONTENT"]},"messageId":{"type":"string"},"delta":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningMessageContentEvent" */;
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
if(data.messageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "REASONING_MESSAGE_CONTENT")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema74.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err5 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.delta !== undefined){
if(typeof data.delta !== "string"){
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
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate235.errors = vErrors;
return errors === 0;
}

const schema75 = {"$id":"ReasoningMessageEndEvent","type":"object","required":["type","messageId"],"properties":{"type":{"type":"string","enum":["REASONING_MESSAGE_END"]},"messageId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningMessageEndEvent" */;
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
if(data.messageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "REASONING_MESSAGE_END")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum}};
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
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err5 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate239.errors = vErrors;
return errors === 0;
}

const schema76 = {"$id":"ReasoningMessageChunkEvent","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["REASONING_MESSAGE_CHUNK"]},"messageId":{"type":"string"},"delta":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningMessageChunkEvent" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "REASONING_MESSAGE_CHUNK")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema76.properties.type.enum}};
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
if(data.delta !== undefined){
if(typeof data.delta !== "string"){
const err4 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err5 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate243.errors = vErrors;
return errors === 0;
}

const schema77 = {"$id":"ReasoningEndEvent","type":"object","required":["type","messageId"],"properties":{"type":{"type":"string","enum":["REASONING_END"]},"messageId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningEndEvent" */;
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
if(data.messageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "REASONING_END")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema77.properties.type.enum}};
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
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err5 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate247.errors = vErrors;
return errors === 0;
}

const schema78 = {"$id":"ReasoningEncryptedValueEvent","type":"object","required":["type","subtype","entityId","encryptedValue"],"properties":{"type":{"type":"string","enum":["REASONING_ENCRYPTED_VALUE"]},"subtype":{"$ref":"ReasoningEncryptedValueSubtype"},"entityId":{"type":"string"},"encryptedValue":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};
const schema79 = {"$id":"ReasoningEncryptedValueSubtype","type":"string","enum":["tool-call","message"]};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningEncryptedValueSubtype" */;
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
if(!((data === "tool-call") || (data === "message"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema79.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate252.errors = vErrors;
return errors === 0;
}


function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningEncryptedValueEvent" */;
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
if(data.subtype === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subtype"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entityId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.encryptedValue === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "encryptedValue"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
if(!(data0 === "REASONING_ENCRYPTED_VALUE")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema78.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.subtype !== undefined){
if(!(validate252(data.subtype, {instancePath:instancePath+"/subtype",parentData:data,parentDataProperty:"subtype",rootData}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
}
if(data.entityId !== undefined){
if(typeof data.entityId !== "string"){
const err6 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.encryptedValue !== undefined){
if(typeof data.encryptedValue !== "string"){
const err7 = {instancePath:instancePath+"/encryptedValue",schemaPath:"#/properties/encryptedValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err8 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate251.errors = vErrors;
return errors === 0;
}

const schema80 = {"$id":"SubagentStartedEvent","type":"object","required":["type","subagentRunId","name"],"properties":{"type":{"type":"string","enum":["SUBAGENT_STARTED"]},"subagentRunId":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"parentSubagentRunId":{"type":"string"},"parentToolCallId":{"type":"string"},"parentMessageId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}}};

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SubagentStartedEvent" */;
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
if(data.subagentRunId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subagentRunId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "SUBAGENT_STARTED")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema80.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err5 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.parentSubagentRunId !== undefined){
if(typeof data.parentSubagentRunId !== "string"){
const err8 = {instancePath:instancePath+"/parentSubagentRunId",schemaPath:"#/properties/parentSubagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.parentToolCallId !== undefined){
if(typeof data.parentToolCallId !== "string"){
const err9 = {instancePath:instancePath+"/parentToolCallId",schemaPath:"#/properties/parentToolCallId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.parentMessageId !== undefined){
if(typeof data.parentMessageId !== "string"){
const err10 = {instancePath:instancePath+"/parentMessageId",schemaPath:"#/properties/parentMessageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate257.errors = vErrors;
return errors === 0;
}

const schema81 = {"$id":"SubagentFinishedEvent","type":"object","required":["type","subagentRunId"],"properties":{"type":{"type":"string","enum":["SUBAGENT_FINISHED"]},"subagentRunId":{"type":"string"},"result":{"$ref":"NonNullJson"},"outcome":{"$ref":"SubagentOutcome"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}}};
const schema82 = {"$id":"SubagentOutcome","type":"object","required":["type"],"properties":{"type":{"enum":["success","suspended"]}},"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"SubagentSuccessOutcome"},{"$ref":"SubagentSuspendedOutcome"}]};
const schema83 = {"$id":"SubagentSuccessOutcome","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["success"]}}};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SubagentSuccessOutcome" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "success")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema83.properties.type.enum}};
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
validate264.errors = vErrors;
return errors === 0;
}

const schema84 = {"$id":"SubagentSuspendedOutcome","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["suspended"]},"interruptIds":{"type":"array","items":{"type":"string"}}}};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SubagentSuspendedOutcome" */;
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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "suspended")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema84.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.interruptIds !== undefined){
let data1 = data.interruptIds;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data1[i0] !== "string"){
const err3 = {instancePath:instancePath+"/interruptIds/" + i0,schemaPath:"#/properties/interruptIds/items/type",keyword:"type",params:{type: "string"}};
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
const err4 = {instancePath:instancePath+"/interruptIds",schemaPath:"#/properties/interruptIds/type",keyword:"type",params:{type: "array"}};
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
validate265.errors = vErrors;
return errors === 0;
}


function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SubagentOutcome" */;
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
if(!((data0 === "success") || (data0 === "suspended"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema82.properties.type.enum}};
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
if(tag0 === "success"){
if(!(validate264(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
}
else if(tag0 === "suspended"){
if(!(validate265(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
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
validate263.errors = vErrors;
return errors === 0;
}


function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SubagentFinishedEvent" */;
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
if(data.subagentRunId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subagentRunId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "SUBAGENT_FINISHED")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema81.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err4 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.result !== undefined){
if(!(validate47(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
if(!(validate263(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate261.errors = vErrors;
return errors === 0;
}

const schema85 = {"$id":"SubagentErrorEvent","type":"object","required":["type","subagentRunId","message"],"properties":{"type":{"type":"string","enum":["SUBAGENT_ERROR"]},"subagentRunId":{"type":"string"},"message":{"type":"string"},"code":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}}};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SubagentErrorEvent" */;
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
if(data.subagentRunId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subagentRunId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "SUBAGENT_ERROR")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema85.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err5 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
if(typeof data.code !== "string"){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
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
validate272.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandardEvent" */;
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
if(!((((((((((((((((((((((((((((((data0 === "TEXT_MESSAGE_START") || (data0 === "TEXT_MESSAGE_CONTENT")) || (data0 === "TEXT_MESSAGE_END")) || (data0 === "TEXT_MESSAGE_CHUNK")) || (data0 === "TOOL_CALL_START")) || (data0 === "TOOL_CALL_ARGS")) || (data0 === "TOOL_CALL_END")) || (data0 === "TOOL_CALL_CHUNK")) || (data0 === "TOOL_CALL_RESULT")) || (data0 === "STATE_SNAPSHOT")) || (data0 === "STATE_DELTA")) || (data0 === "MESSAGES_SNAPSHOT")) || (data0 === "ACTIVITY_SNAPSHOT")) || (data0 === "ACTIVITY_DELTA")) || (data0 === "RAW")) || (data0 === "RUN_STARTED")) || (data0 === "RUN_FINISHED")) || (data0 === "RUN_ERROR")) || (data0 === "STEP_STARTED")) || (data0 === "STEP_FINISHED")) || (data0 === "REASONING_START")) || (data0 === "REASONING_MESSAGE_START")) || (data0 === "REASONING_MESSAGE_CONTENT")) || (data0 === "REASONING_MESSAGE_END")) || (data0 === "REASONING_MESSAGE_CHUNK")) || (data0 === "REASONING_END")) || (data0 === "REASONING_ENCRYPTED_VALUE")) || (data0 === "SUBAGENT_STARTED")) || (data0 === "SUBAGENT_FINISHED")) || (data0 === "SUBAGENT_ERROR"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema21.properties.type.enum}};
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
if(tag0 === "TEXT_MESSAGE_START"){
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TEXT_MESSAGE_CONTENT"){
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TEXT_MESSAGE_END"){
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TEXT_MESSAGE_CHUNK"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TOOL_CALL_START"){
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TOOL_CALL_ARGS"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TOOL_CALL_END"){
if(!(validate89(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TOOL_CALL_CHUNK"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TOOL_CALL_RESULT"){
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
else if(tag0 === "STATE_SNAPSHOT"){
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
else if(tag0 === "STATE_DELTA"){
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
else if(tag0 === "MESSAGES_SNAPSHOT"){
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
else if(tag0 === "ACTIVITY_SNAPSHOT"){
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
else if(tag0 === "ACTIVITY_DELTA"){
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
else if(tag0 === "RAW"){
if(!(validate172(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
else if(tag0 === "RUN_STARTED"){
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
else if(tag0 === "RUN_FINISHED"){
if(!(validate181(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
}
else if(tag0 === "RUN_ERROR"){
if(!(validate212(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
else if(tag0 === "STEP_STARTED"){
if(!(validate219(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
else if(tag0 === "STEP_FINISHED"){
if(!(validate223(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_START"){
if(!(validate227(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_MESSAGE_START"){
if(!(validate231(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_MESSAGE_CONTENT"){
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_MESSAGE_END"){
if(!(validate239(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_MESSAGE_CHUNK"){
if(!(validate243(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_END"){
if(!(validate247(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_ENCRYPTED_VALUE"){
if(!(validate251(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
}
else if(tag0 === "SUBAGENT_STARTED"){
if(!(validate257(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
}
else if(tag0 === "SUBAGENT_FINISHED"){
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
}
else if(tag0 === "SUBAGENT_ERROR"){
if(!(validate272(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
validate61.errors = vErrors;
return errors === 0;
}

const schema86 = {"$id":"CustomEvent","type":"object","required":["name"],"if":{"required":["name"],"properties":{"name":{"enum":["tambo.run.awaiting_input","tambo.component.start","tambo.component.props_delta","tambo.component.state_delta","tambo.component.end"]}}},"then":{"$ref":"TamboExtensionEvent"},"else":{"$ref":"ForeignCustomEvent"}};
const schema87 = {"$id":"TamboExtensionEvent","type":"object","required":["name"],"properties":{"name":{"enum":["tambo.run.awaiting_input","tambo.component.start","tambo.component.props_delta","tambo.component.state_delta","tambo.component.end"]}},"discriminator":{"propertyName":"name"},"oneOf":[{"$ref":"TamboAwaitingInputEvent"},{"$ref":"TamboComponentStartEvent"},{"$ref":"TamboComponentPropsDeltaEvent"},{"$ref":"TamboComponentStateDeltaEvent"},{"$ref":"TamboComponentEndEvent"}]};
const schema88 = {"$id":"TamboAwaitingInputEvent","type":"object","required":["type","name","value"],"properties":{"type":{"type":"string","enum":["CUSTOM"]},"name":{"type":"string","enum":["tambo.run.awaiting_input"]},"value":{"$ref":"AwaitingInputValue"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};
const schema89 = {"$id":"AwaitingInputValue","type":"object","required":["threadId","runId","pendingToolCalls"],"properties":{"threadId":{"type":"string"},"runId":{"type":"string"},"pendingToolCalls":{"type":"array","items":{"$ref":"PendingToolCall"}}}};
const schema90 = {"$id":"PendingToolCall","type":"object","required":["toolCallId","toolName","input"],"properties":{"toolCallId":{"type":"string"},"toolName":{"type":"string"},"input":{"$ref":"JsonObject"}}};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PendingToolCall" */;
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
if(data.toolName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.input === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(data.toolName !== undefined){
if(typeof data.toolName !== "string"){
const err4 = {instancePath:instancePath+"/toolName",schemaPath:"#/properties/toolName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.input !== undefined){
if(!(validate48(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate311.errors = vErrors;
return errors === 0;
}


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AwaitingInputValue" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.threadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threadId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.runId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pendingToolCalls === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pendingToolCalls"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.threadId !== undefined){
if(typeof data.threadId !== "string"){
const err3 = {instancePath:instancePath+"/threadId",schemaPath:"#/properties/threadId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.runId !== undefined){
if(typeof data.runId !== "string"){
const err4 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pendingToolCalls !== undefined){
let data2 = data.pendingToolCalls;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate311(data2[i0], {instancePath:instancePath+"/pendingToolCalls/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/pendingToolCalls",schemaPath:"#/properties/pendingToolCalls/type",keyword:"type",params:{type: "array"}};
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
validate310.errors = vErrors;
return errors === 0;
}


function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TamboAwaitingInputEvent" */;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "CUSTOM")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema88.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1 === "tambo.run.awaiting_input")){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema88.properties.name.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate310(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate309.errors = vErrors;
return errors === 0;
}

const schema91 = {"$id":"TamboComponentStartEvent","type":"object","required":["type","name","value"],"properties":{"type":{"type":"string","enum":["CUSTOM"]},"name":{"type":"string","enum":["tambo.component.start"]},"value":{"$ref":"ComponentStartValue"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};
const schema92 = {"$id":"ComponentStartValue","type":"object","required":["componentId","componentName","messageId"],"properties":{"componentId":{"type":"string"},"componentName":{"type":"string"},"messageId":{"type":"string"}}};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ComponentStartValue" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.componentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "componentId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.componentName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "componentName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.messageId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.componentId !== undefined){
if(typeof data.componentId !== "string"){
const err3 = {instancePath:instancePath+"/componentId",schemaPath:"#/properties/componentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.componentName !== undefined){
if(typeof data.componentName !== "string"){
const err4 = {instancePath:instancePath+"/componentName",schemaPath:"#/properties/componentName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err5 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
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
validate319.errors = vErrors;
return errors === 0;
}


function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TamboComponentStartEvent" */;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "CUSTOM")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema91.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1 === "tambo.component.start")){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema91.properties.name.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate319(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate318.errors = vErrors;
return errors === 0;
}

const schema93 = {"$id":"TamboComponentPropsDeltaEvent","type":"object","required":["type","name","value"],"properties":{"type":{"type":"string","enum":["CUSTOM"]},"name":{"type":"string","enum":["tambo.component.props_delta"]},"value":{"$ref":"ComponentPropsDeltaValue"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};
const schema94 = {"$id":"ComponentPropsDeltaValue","type":"object","required":["componentId","delta"],"properties":{"componentId":{"type":"string"},"delta":{"type":"string"}}};

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ComponentPropsDeltaValue" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.componentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "componentId"}};
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
if(data.componentId !== undefined){
if(typeof data.componentId !== "string"){
const err2 = {instancePath:instancePath+"/componentId",schemaPath:"#/properties/componentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.delta !== undefined){
if(typeof data.delta !== "string"){
const err3 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"}};
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
validate325.errors = vErrors;
return errors === 0;
}


function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TamboComponentPropsDeltaEvent" */;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "CUSTOM")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema93.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1 === "tambo.component.props_delta")){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema93.properties.name.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate325(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate324.errors = vErrors;
return errors === 0;
}

const schema95 = {"$id":"TamboComponentStateDeltaEvent","type":"object","required":["type","name","value"],"properties":{"type":{"type":"string","enum":["CUSTOM"]},"name":{"type":"string","enum":["tambo.component.state_delta"]},"value":{"$ref":"ComponentStateDeltaValue"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};
const schema96 = {"$id":"ComponentStateDeltaValue","type":"object","required":["componentId","delta"],"properties":{"componentId":{"type":"string"},"delta":{"type":"array","items":{"$ref":"JsonPatchOperation"}}}};
const schema97 = {"$id":"JsonPatchOperation","type":"object","required":["op"],"properties":{"op":{"enum":["add","remove","replace","move","copy"]}},"discriminator":{"propertyName":"op"},"oneOf":[{"$ref":"JsonPatchAdd"},{"$ref":"JsonPatchRemove"},{"$ref":"JsonPatchReplace"},{"$ref":"JsonPatchMove"},{"$ref":"JsonPatchCopy"}]};

function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonPatchOperation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(!(((((data0 === "add") || (data0 === "remove")) || (data0 === "replace")) || (data0 === "move")) || (data0 === "copy"))){
const err1 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema97.properties.op.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const tag0 = data.op;
if(typeof tag0 == "string"){
if(tag0 === "add"){
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
else if(tag0 === "remove"){
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
else if(tag0 === "replace"){
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
else if(tag0 === "move"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
else if(tag0 === "copy"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "op", tagValue: tag0}};
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
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "op", tagValue: tag0}};
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
validate332.errors = vErrors;
return errors === 0;
}


function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ComponentStateDeltaValue" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.componentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "componentId"}};
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
if(data.componentId !== undefined){
if(typeof data.componentId !== "string"){
const err2 = {instancePath:instancePath+"/componentId",schemaPath:"#/properties/componentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.delta !== undefined){
let data1 = data.delta;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate332(data1[i0], {instancePath:instancePath+"/delta/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "array"}};
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
validate331.errors = vErrors;
return errors === 0;
}


function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TamboComponentStateDeltaEvent" */;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "CUSTOM")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema95.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1 === "tambo.component.state_delta")){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema95.properties.name.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate331(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate330.errors = vErrors;
return errors === 0;
}

const schema98 = {"$id":"TamboComponentEndEvent","type":"object","required":["type","name","value"],"properties":{"type":{"type":"string","enum":["CUSTOM"]},"name":{"type":"string","enum":["tambo.component.end"]},"value":{"$ref":"ComponentEndValue"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};
const schema99 = {"$id":"ComponentEndValue","type":"object","required":["componentId","props"],"properties":{"componentId":{"type":"string"},"props":{"$ref":"JsonObject"},"state":{"$ref":"JsonObject"}}};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ComponentEndValue" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.componentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "componentId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.props === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "props"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.componentId !== undefined){
if(typeof data.componentId !== "string"){
const err2 = {instancePath:instancePath+"/componentId",schemaPath:"#/properties/componentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.props !== undefined){
if(!(validate48(data.props, {instancePath:instancePath+"/props",parentData:data,parentDataProperty:"props",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate48(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
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
validate344.errors = vErrors;
return errors === 0;
}


function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TamboComponentEndEvent" */;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "CUSTOM")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema98.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1 === "tambo.component.end")){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema98.properties.name.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate344(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err7 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate343.errors = vErrors;
return errors === 0;
}


function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TamboExtensionEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(!(((((data0 === "tambo.run.awaiting_input") || (data0 === "tambo.component.start")) || (data0 === "tambo.component.props_delta")) || (data0 === "tambo.component.state_delta")) || (data0 === "tambo.component.end"))){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema87.properties.name.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const tag0 = data.name;
if(typeof tag0 == "string"){
if(tag0 === "tambo.run.awaiting_input"){
if(!(validate309(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tambo.component.start"){
if(!(validate318(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tambo.component.props_delta"){
if(!(validate324(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tambo.component.state_delta"){
if(!(validate330(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tambo.component.end"){
if(!(validate343(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "name", tagValue: tag0}};
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
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "name", tagValue: tag0}};
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
validate308.errors = vErrors;
return errors === 0;
}

const schema100 = {"$id":"ForeignCustomEvent","type":"object","required":["type","name","value"],"properties":{"type":{"type":"string","enum":["CUSTOM"]},"name":{"$ref":"ForeignEventName"},"value":{},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}}};
const schema101 = {"$id":"ForeignEventName","type":"string","pattern":"^($|[^t]|t($|[^a]|a($|[^m]|m($|[^b]|b($|[^o]|o($|[^.]))))))"};
const pattern1 = new RegExp("^($|[^t]|t($|[^a]|a($|[^m]|m($|[^b]|b($|[^o]|o($|[^.]))))))", "u");

function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ForeignEventName" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^($|[^t]|t($|[^a]|a($|[^m]|m($|[^b]|b($|[^o]|o($|[^.]))))))"}};
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
validate358.errors = vErrors;
return errors === 0;
}


function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ForeignCustomEvent" */;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!(data0 === "CUSTOM")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema100.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate358(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
if(!(validate45(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.rawEvent !== undefined){
if(!(validate47(data.rawEvent, {instancePath:instancePath+"/rawEvent",parentData:data,parentDataProperty:"rawEvent",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err5 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate357.errors = vErrors;
return errors === 0;
}


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CustomEvent" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.name !== undefined){
let data0 = data.name;
if(!(((((data0 === "tambo.run.awaiting_input") || (data0 === "tambo.component.start")) || (data0 === "tambo.component.props_delta")) || (data0 === "tambo.component.state_delta")) || (data0 === "tambo.component.end"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
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
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate357(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
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
validate307.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AgUiEvent" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!((((((((((((((((((((((((((((((data0 === "TEXT_MESSAGE_START") || (data0 === "TEXT_MESSAGE_CONTENT")) || (data0 === "TEXT_MESSAGE_END")) || (data0 === "TEXT_MESSAGE_CHUNK")) || (data0 === "TOOL_CALL_START")) || (data0 === "TOOL_CALL_ARGS")) || (data0 === "TOOL_CALL_END")) || (data0 === "TOOL_CALL_CHUNK")) || (data0 === "TOOL_CALL_RESULT")) || (data0 === "STATE_SNAPSHOT")) || (data0 === "STATE_DELTA")) || (data0 === "MESSAGES_SNAPSHOT")) || (data0 === "ACTIVITY_SNAPSHOT")) || (data0 === "ACTIVITY_DELTA")) || (data0 === "RAW")) || (data0 === "RUN_STARTED")) || (data0 === "RUN_FINISHED")) || (data0 === "RUN_ERROR")) || (data0 === "STEP_STARTED")) || (data0 === "STEP_FINISHED")) || (data0 === "REASONING_START")) || (data0 === "REASONING_MESSAGE_START")) || (data0 === "REASONING_MESSAGE_CONTENT")) || (data0 === "REASONING_MESSAGE_END")) || (data0 === "REASONING_MESSAGE_CHUNK")) || (data0 === "REASONING_END")) || (data0 === "REASONING_ENCRYPTED_VALUE")) || (data0 === "SUBAGENT_STARTED")) || (data0 === "SUBAGENT_FINISHED")) || (data0 === "SUBAGENT_ERROR"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
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
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "CUSTOM")){
const err3 = {};
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
if(!(validate307(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.type !== undefined){
let data2 = data.type;
if(!(((((((((((((((((((((((((((((((data2 === "TEXT_MESSAGE_START") || (data2 === "TEXT_MESSAGE_CONTENT")) || (data2 === "TEXT_MESSAGE_END")) || (data2 === "TEXT_MESSAGE_CHUNK")) || (data2 === "TOOL_CALL_START")) || (data2 === "TOOL_CALL_ARGS")) || (data2 === "TOOL_CALL_END")) || (data2 === "TOOL_CALL_CHUNK")) || (data2 === "TOOL_CALL_RESULT")) || (data2 === "STATE_SNAPSHOT")) || (data2 === "STATE_DELTA")) || (data2 === "MESSAGES_SNAPSHOT")) || (data2 === "ACTIVITY_SNAPSHOT")) || (data2 === "ACTIVITY_DELTA")) || (data2 === "RAW")) || (data2 === "RUN_STARTED")) || (data2 === "RUN_FINISHED")) || (data2 === "RUN_ERROR")) || (data2 === "STEP_STARTED")) || (data2 === "STEP_FINISHED")) || (data2 === "REASONING_START")) || (data2 === "REASONING_MESSAGE_START")) || (data2 === "REASONING_MESSAGE_CONTENT")) || (data2 === "REASONING_MESSAGE_END")) || (data2 === "REASONING_MESSAGE_CHUNK")) || (data2 === "REASONING_END")) || (data2 === "REASONING_ENCRYPTED_VALUE")) || (data2 === "SUBAGENT_STARTED")) || (data2 === "SUBAGENT_FINISHED")) || (data2 === "SUBAGENT_ERROR")) || (data2 === "CUSTOM"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema20.properties.type.enum}};
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
validate60.errors = vErrors;
return errors === 0;
}

export const validateAgentCapabilities = validate365;
const schema102 = {"$id":"AgentCapabilities","type":"object","properties":{"identity":{"$ref":"IdentityCapabilities"},"transport":{"$ref":"TransportCapabilities"},"tools":{"$ref":"ToolsCapabilities"},"output":{"$ref":"OutputCapabilities"},"state":{"$ref":"StateCapabilities"},"multiAgent":{"$ref":"MultiAgentCapabilities"},"reasoning":{"$ref":"ReasoningCapabilities"},"multimodal":{"$ref":"MultimodalCapabilities"},"execution":{"$ref":"ExecutionCapabilities"},"humanInTheLoop":{"$ref":"HumanInTheLoopCapabilities"},"custom":{"$ref":"JsonObject"}}};
const schema103 = {"$id":"IdentityCapabilities","type":"object","properties":{"name":{"type":"string"},"type":{"type":"string"},"description":{"type":"string"},"version":{"type":"string"},"provider":{"type":"string"},"documentationUrl":{"type":"string"},"metadata":{"$ref":"JsonObject"}}};

function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdentityCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
const err4 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.documentationUrl !== undefined){
if(typeof data.documentationUrl !== "string"){
const err5 = {instancePath:instancePath+"/documentationUrl",schemaPath:"#/properties/documentationUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
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
validate366.errors = vErrors;
return errors === 0;
}

const schema104 = {"$id":"TransportCapabilities","type":"object","properties":{"streaming":{"type":"boolean"},"websocket":{"type":"boolean"},"httpBinary":{"type":"boolean"},"pushNotifications":{"type":"boolean"},"resumable":{"type":"boolean"}}};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TransportCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.streaming !== undefined){
if(typeof data.streaming !== "boolean"){
const err0 = {instancePath:instancePath+"/streaming",schemaPath:"#/properties/streaming/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.websocket !== undefined){
if(typeof data.websocket !== "boolean"){
const err1 = {instancePath:instancePath+"/websocket",schemaPath:"#/properties/websocket/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.httpBinary !== undefined){
if(typeof data.httpBinary !== "boolean"){
const err2 = {instancePath:instancePath+"/httpBinary",schemaPath:"#/properties/httpBinary/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pushNotifications !== undefined){
if(typeof data.pushNotifications !== "boolean"){
const err3 = {instancePath:instancePath+"/pushNotifications",schemaPath:"#/properties/pushNotifications/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.resumable !== undefined){
if(typeof data.resumable !== "boolean"){
const err4 = {instancePath:instancePath+"/resumable",schemaPath:"#/properties/resumable/type",keyword:"type",params:{type: "boolean"}};
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
validate369.errors = vErrors;
return errors === 0;
}

const schema105 = {"$id":"ToolsCapabilities","type":"object","properties":{"supported":{"type":"boolean"},"items":{"type":"array","items":{"$ref":"Tool"}},"parallelCalls":{"type":"boolean"},"clientProvided":{"type":"boolean"}}};
const schema106 = {"$id":"Tool","type":"object","required":["name","description"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"parameters":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}}};

function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Tool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.parameters !== undefined){
if(!(validate47(data.parameters, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
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
validate372.errors = vErrors;
return errors === 0;
}


function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolsCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.supported !== undefined){
if(typeof data.supported !== "boolean"){
const err0 = {instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate372(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.parallelCalls !== undefined){
if(typeof data.parallelCalls !== "boolean"){
const err2 = {instancePath:instancePath+"/parallelCalls",schemaPath:"#/properties/parallelCalls/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clientProvided !== undefined){
if(typeof data.clientProvided !== "boolean"){
const err3 = {instancePath:instancePath+"/clientProvided",schemaPath:"#/properties/clientProvided/type",keyword:"type",params:{type: "boolean"}};
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
validate371.errors = vErrors;
return errors === 0;
}

const schema107 = {"$id":"OutputCapabilities","type":"object","properties":{"structuredOutput":{"type":"boolean"},"supportedMimeTypes":{"type":"array","items":{"type":"string"}}}};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.structuredOutput !== undefined){
if(typeof data.structuredOutput !== "boolean"){
const err0 = {instancePath:instancePath+"/structuredOutput",schemaPath:"#/properties/structuredOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.supportedMimeTypes !== undefined){
let data1 = data.supportedMimeTypes;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data1[i0] !== "string"){
const err1 = {instancePath:instancePath+"/supportedMimeTypes/" + i0,schemaPath:"#/properties/supportedMimeTypes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/supportedMimeTypes",schemaPath:"#/properties/supportedMimeTypes/type",keyword:"type",params:{type: "array"}};
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
validate377.errors = vErrors;
return errors === 0;
}

const schema108 = {"$id":"StateCapabilities","type":"object","properties":{"snapshots":{"type":"boolean"},"deltas":{"type":"boolean"},"memory":{"type":"boolean"},"persistentState":{"type":"boolean"}}};

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StateCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.snapshots !== undefined){
if(typeof data.snapshots !== "boolean"){
const err0 = {instancePath:instancePath+"/snapshots",schemaPath:"#/properties/snapshots/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.deltas !== undefined){
if(typeof data.deltas !== "boolean"){
const err1 = {instancePath:instancePath+"/deltas",schemaPath:"#/properties/deltas/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.memory !== undefined){
if(typeof data.memory !== "boolean"){
const err2 = {instancePath:instancePath+"/memory",schemaPath:"#/properties/memory/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.persistentState !== undefined){
if(typeof data.persistentState !== "boolean"){
const err3 = {instancePath:instancePath+"/persistentState",schemaPath:"#/properties/persistentState/type",keyword:"type",params:{type: "boolean"}};
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
validate379.errors = vErrors;
return errors === 0;
}

const schema109 = {"$id":"MultiAgentCapabilities","type":"object","properties":{"supported":{"type":"boolean"},"delegation":{"type":"boolean"},"handoffs":{"type":"boolean"},"subagents":{"type":"array","items":{"$ref":"SubagentInfo"}}}};
const schema110 = {"$id":"SubagentInfo","type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"type":"string"}}};

function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SubagentInfo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
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
validate382.errors = vErrors;
return errors === 0;
}


function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MultiAgentCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.supported !== undefined){
if(typeof data.supported !== "boolean"){
const err0 = {instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.delegation !== undefined){
if(typeof data.delegation !== "boolean"){
const err1 = {instancePath:instancePath+"/delegation",schemaPath:"#/properties/delegation/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.handoffs !== undefined){
if(typeof data.handoffs !== "boolean"){
const err2 = {instancePath:instancePath+"/handoffs",schemaPath:"#/properties/handoffs/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.subagents !== undefined){
let data3 = data.subagents;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate382(data3[i0], {instancePath:instancePath+"/subagents/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/subagents",schemaPath:"#/properties/subagents/type",keyword:"type",params:{type: "array"}};
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
validate381.errors = vErrors;
return errors === 0;
}

const schema111 = {"$id":"ReasoningCapabilities","type":"object","properties":{"supported":{"type":"boolean"},"streaming":{"type":"boolean"},"encrypted":{"type":"boolean"}}};

function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.supported !== undefined){
if(typeof data.supported !== "boolean"){
const err0 = {instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.streaming !== undefined){
if(typeof data.streaming !== "boolean"){
const err1 = {instancePath:instancePath+"/streaming",schemaPath:"#/properties/streaming/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.encrypted !== undefined){
if(typeof data.encrypted !== "boolean"){
const err2 = {instancePath:instancePath+"/encrypted",schemaPath:"#/properties/encrypted/type",keyword:"type",params:{type: "boolean"}};
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
validate385.errors = vErrors;
return errors === 0;
}

const schema112 = {"$id":"MultimodalCapabilities","type":"object","properties":{"input":{"$ref":"MultimodalInputCapabilities"},"output":{"$ref":"MultimodalOutputCapabilities"}}};
const schema113 = {"$id":"MultimodalInputCapabilities","type":"object","properties":{"image":{"type":"boolean"},"audio":{"type":"boolean"},"video":{"type":"boolean"},"pdf":{"type":"boolean"},"file":{"type":"boolean"}}};

function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MultimodalInputCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image !== undefined){
if(typeof data.image !== "boolean"){
const err0 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.audio !== undefined){
if(typeof data.audio !== "boolean"){
const err1 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.video !== undefined){
if(typeof data.video !== "boolean"){
const err2 = {instancePath:instancePath+"/video",schemaPath:"#/properties/video/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pdf !== undefined){
if(typeof data.pdf !== "boolean"){
const err3 = {instancePath:instancePath+"/pdf",schemaPath:"#/properties/pdf/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.file !== undefined){
if(typeof data.file !== "boolean"){
const err4 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "boolean"}};
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
validate388.errors = vErrors;
return errors === 0;
}

const schema114 = {"$id":"MultimodalOutputCapabilities","type":"object","properties":{"image":{"type":"boolean"},"audio":{"type":"boolean"}}};

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MultimodalOutputCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image !== undefined){
if(typeof data.image !== "boolean"){
const err0 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.audio !== undefined){
if(typeof data.audio !== "boolean"){
const err1 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate390.errors = vErrors;
return errors === 0;
}


function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MultimodalCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input !== undefined){
if(!(validate388(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
}
if(data.output !== undefined){
if(!(validate390(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
}
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
validate387.errors = vErrors;
return errors === 0;
}

const schema115 = {"$id":"ExecutionCapabilities","type":"object","properties":{"codeExecution":{"type":"boolean"},"sandboxed":{"type":"boolean"},"maxIterations":{"$ref":"Count"},"maxExecutionTime":{"$ref":"Count"}}};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExecutionCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.codeExecution !== undefined){
if(typeof data.codeExecution !== "boolean"){
const err0 = {instancePath:instancePath+"/codeExecution",schemaPath:"#/properties/codeExecution/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sandboxed !== undefined){
if(typeof data.sandboxed !== "boolean"){
const err1 = {instancePath:instancePath+"/sandboxed",schemaPath:"#/properties/sandboxed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.maxIterations !== undefined){
if(!(validate201(data.maxIterations, {instancePath:instancePath+"/maxIterations",parentData:data,parentDataProperty:"maxIterations",rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
if(data.maxExecutionTime !== undefined){
if(!(validate201(data.maxExecutionTime, {instancePath:instancePath+"/maxExecutionTime",parentData:data,parentDataProperty:"maxExecutionTime",rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate393.errors = vErrors;
return errors === 0;
}

const schema116 = {"$id":"HumanInTheLoopCapabilities","type":"object","properties":{"supported":{"type":"boolean"},"approvals":{"type":"boolean"},"interventions":{"type":"boolean"},"feedback":{"type":"boolean"},"interrupts":{"type":"boolean"},"approveWithEdits":{"type":"boolean"}}};

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HumanInTheLoopCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.supported !== undefined){
if(typeof data.supported !== "boolean"){
const err0 = {instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.approvals !== undefined){
if(typeof data.approvals !== "boolean"){
const err1 = {instancePath:instancePath+"/approvals",schemaPath:"#/properties/approvals/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.interventions !== undefined){
if(typeof data.interventions !== "boolean"){
const err2 = {instancePath:instancePath+"/interventions",schemaPath:"#/properties/interventions/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.feedback !== undefined){
if(typeof data.feedback !== "boolean"){
const err3 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.interrupts !== undefined){
if(typeof data.interrupts !== "boolean"){
const err4 = {instancePath:instancePath+"/interrupts",schemaPath:"#/properties/interrupts/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.approveWithEdits !== undefined){
if(typeof data.approveWithEdits !== "boolean"){
const err5 = {instancePath:instancePath+"/approveWithEdits",schemaPath:"#/properties/approveWithEdits/type",keyword:"type",params:{type: "boolean"}};
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
validate397.errors = vErrors;
return errors === 0;
}


function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AgentCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.identity !== undefined){
if(!(validate366(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
}
if(data.transport !== undefined){
if(!(validate369(data.transport, {instancePath:instancePath+"/transport",parentData:data,parentDataProperty:"transport",rootData}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined){
if(!(validate371(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
}
if(data.output !== undefined){
if(!(validate377(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate379(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
}
if(data.multiAgent !== undefined){
if(!(validate381(data.multiAgent, {instancePath:instancePath+"/multiAgent",parentData:data,parentDataProperty:"multiAgent",rootData}))){
vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
errors = vErrors.length;
}
}
if(data.reasoning !== undefined){
if(!(validate385(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
}
if(data.multimodal !== undefined){
if(!(validate387(data.multimodal, {instancePath:instancePath+"/multimodal",parentData:data,parentDataProperty:"multimodal",rootData}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
}
if(data.execution !== undefined){
if(!(validate393(data.execution, {instancePath:instancePath+"/execution",parentData:data,parentDataProperty:"execution",rootData}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
errors = vErrors.length;
}
}
if(data.humanInTheLoop !== undefined){
if(!(validate397(data.humanInTheLoop, {instancePath:instancePath+"/humanInTheLoop",parentData:data,parentDataProperty:"humanInTheLoop",rootData}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
errors = vErrors.length;
}
}
if(data.custom !== undefined){
if(!(validate48(data.custom, {instancePath:instancePath+"/custom",parentData:data,parentDataProperty:"custom",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
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
validate365.errors = vErrors;
return errors === 0;
}

export const validateAnyForwardedProps = validate400;
const schema117 = {"$id":"AnyForwardedProps","type":["object","string","number","boolean","array"],"if":{"type":"object"},"then":{"$ref":"ForwardedProps"},"else":{"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"number"},"then":{"type":"number","format":"double"},"else":{"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"array"},"then":{"type":"array","items":{}}}}}}};
const schema118 = {"$id":"ForwardedProps","type":"object","properties":{"tambo":{"$ref":"RunOptions"}},"additionalProperties":{}};
const schema119 = {"$id":"RunOptions","type":"object","properties":{"model":{"type":"string"},"maxTokens":{"type":"integer","format":"int32","minimum":1},"temperature":{"type":"number","format":"double","minimum":0,"maximum":2},"toolChoice":{"$ref":"ToolChoice"},"availableComponents":{"type":"array","items":{"$ref":"AvailableComponent"},"maxItems":128},"forceComponent":{"type":"string"},"onDisconnect":{"$ref":"OnDisconnect"}}};
const formats8 = fullFormats.int32;
const schema120 = {"$id":"ToolChoice","type":["string","object"],"if":{"type":"string"},"then":{"$ref":"ToolChoiceMode"},"else":{"if":{"type":"object"},"then":{"$ref":"ToolChoiceNamed"}}};
const schema121 = {"$id":"ToolChoiceMode","type":"string","enum":["auto","required","none"]};

function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolChoiceMode" */;
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
if(!(((data === "auto") || (data === "required")) || (data === "none"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema121.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate404.errors = vErrors;
return errors === 0;
}

const schema122 = {"$id":"ToolChoiceNamed","type":"object","required":["name"],"properties":{"name":{"type":"string"}}};

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolChoiceNamed" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate406.errors = vErrors;
return errors === 0;
}


function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolChoice" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema120.type}};
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
if(!(validate404(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
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
if(!(validate406(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
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
validate403.errors = vErrors;
return errors === 0;
}

const schema123 = {"$id":"AvailableComponent","type":"object","required":["name","description","propsSchema"],"properties":{"name":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_.-]+$"},"description":{"type":"string"},"propsSchema":{"$ref":"JSONSchema"},"stateSchema":{"$ref":"JSONSchema"},"contextTools":{"type":"array","items":{"$ref":"ComponentTool"}}}};
const func2 = ucs2length;
const pattern2 = new RegExp("^[A-Za-z0-9_.-]+$", "u");
const schema124 = {"$id":"JSONSchema","type":"object","required":["type","properties"],"properties":{"type":{"type":"string","enum":["object"]},"properties":{"type":"object","additionalProperties":{"$ref":"JSONSchemaProperty"}},"required":{"type":"array","items":{"type":"string"}},"additionalProperties":{"type":"boolean"}}};
const schema125 = {"$id":"JSONSchemaProperty","type":"object","required":["type"],"properties":{"type":{"$ref":"JSONSchemaType"},"description":{"type":"string"},"enum":{"type":"array","items":{}},"items":{"$ref":"JSONSchemaProperty"},"properties":{"type":"object","additionalProperties":{"$ref":"JSONSchemaProperty"}},"required":{"type":"array","items":{"type":"string"}},"default":{}}};
const schema126 = {"$id":"JSONSchemaType","type":"string","enum":["string","number","integer","boolean","array","object","null"]};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JSONSchemaType" */;
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
if(!(((((((data === "string") || (data === "number")) || (data === "integer")) || (data === "boolean")) || (data === "array")) || (data === "object")) || (data === "null"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema126.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate412.errors = vErrors;
return errors === 0;
}

const wrapper0 = {validate: validate411};

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JSONSchemaProperty" */;
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
if(!(validate412(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.enum !== undefined){
if(!(Array.isArray(data.enum))){
const err2 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.items !== undefined){
if(!(wrapper0.validate(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(data.properties !== undefined){
let data4 = data.properties;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(wrapper0.validate(data4[key0], {instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.required !== undefined){
let data6 = data.required;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data6[i0] !== "string"){
const err4 = {instancePath:instancePath+"/required/" + i0,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"}};
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
const err5 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "array"}};
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
validate411.errors = vErrors;
return errors === 0;
}


function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JSONSchema" */;
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
if(data.properties === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "properties"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
if(!(data0 === "object")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema124.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.properties !== undefined){
let data1 = data.properties;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate411(data1[key0], {instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.required !== undefined){
let data3 = data.required;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data3[i0] !== "string"){
const err5 = {instancePath:instancePath+"/required/" + i0,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.additionalProperties !== undefined){
if(typeof data.additionalProperties !== "boolean"){
const err7 = {instancePath:instancePath+"/additionalProperties",schemaPath:"#/properties/additionalProperties/type",keyword:"type",params:{type: "boolean"}};
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
validate410.errors = vErrors;
return errors === 0;
}

const schema127 = {"$id":"ComponentTool","type":"object","required":["name","description","inputSchema"],"properties":{"name":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},"description":{"type":"string"},"inputSchema":{"$ref":"JSONSchema"},"outputSchema":{"$ref":"JSONSchema"},"strict":{"type":"boolean"},"maxCalls":{"type":"integer","format":"int32","minimum":0}}};
const pattern3 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ComponentTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.inputSchema === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inputSchema"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern3.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.inputSchema !== undefined){
if(!(validate410(data.inputSchema, {instancePath:instancePath+"/inputSchema",parentData:data,parentDataProperty:"inputSchema",rootData}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
errors = vErrors.length;
}
}
if(data.outputSchema !== undefined){
if(!(validate410(data.outputSchema, {instancePath:instancePath+"/outputSchema",parentData:data,parentDataProperty:"outputSchema",rootData}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
errors = vErrors.length;
}
}
if(data.strict !== undefined){
if(typeof data.strict !== "boolean"){
const err7 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.maxCalls !== undefined){
let data5 = data.maxCalls;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/maxCalls",schemaPath:"#/properties/maxCalls/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/maxCalls",schemaPath:"#/properties/maxCalls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats8.validate(data5))){
const err10 = {instancePath:instancePath+"/maxCalls",schemaPath:"#/properties/maxCalls/format",keyword:"format",params:{format: "int32"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate417.errors = vErrors;
return errors === 0;
}


function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AvailableComponent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.propsSchema === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "propsSchema"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern2.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]+$"}};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.propsSchema !== undefined){
if(!(validate410(data.propsSchema, {instancePath:instancePath+"/propsSchema",parentData:data,parentDataProperty:"propsSchema",rootData}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
errors = vErrors.length;
}
}
if(data.stateSchema !== undefined){
if(!(validate410(data.stateSchema, {instancePath:instancePath+"/stateSchema",parentData:data,parentDataProperty:"stateSchema",rootData}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
errors = vErrors.length;
}
}
if(data.contextTools !== undefined){
let data4 = data.contextTools;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate417(data4[i0], {instancePath:instancePath+"/contextTools/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/contextTools",schemaPath:"#/properties/contextTools/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate409.errors = vErrors;
return errors === 0;
}

const schema128 = {"$id":"OnDisconnect","type":"string","enum":["cancel","continue"]};

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OnDisconnect" */;
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
if(!((data === "cancel") || (data === "continue"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema128.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate422.errors = vErrors;
return errors === 0;
}


function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err0 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.maxTokens !== undefined){
let data1 = data.maxTokens;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats8.validate(data1))){
const err3 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/format",keyword:"format",params:{format: "int32"}};
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
if(data.temperature !== undefined){
let data2 = data.temperature;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats2.validate(data2))){
const err6 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/format",keyword:"format",params:{format: "double"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.toolChoice !== undefined){
if(!(validate403(data.toolChoice, {instancePath:instancePath+"/toolChoice",parentData:data,parentDataProperty:"toolChoice",rootData}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
}
if(data.availableComponents !== undefined){
let data4 = data.availableComponents;
if(Array.isArray(data4)){
if(data4.length > 128){
const err8 = {instancePath:instancePath+"/availableComponents",schemaPath:"#/properties/availableComponents/maxItems",keyword:"maxItems",params:{limit: 128}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate409(data4[i0], {instancePath:instancePath+"/availableComponents/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/availableComponents",schemaPath:"#/properties/availableComponents/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.forceComponent !== undefined){
if(typeof data.forceComponent !== "string"){
const err10 = {instancePath:instancePath+"/forceComponent",schemaPath:"#/properties/forceComponent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.onDisconnect !== undefined){
if(!(validate422(data.onDisconnect, {instancePath:instancePath+"/onDisconnect",parentData:data,parentDataProperty:"onDisconnect",rootData}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate402.errors = vErrors;
return errors === 0;
}


function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ForwardedProps" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tambo !== undefined){
if(!(validate402(data.tambo, {instancePath:instancePath+"/tambo",parentData:data,parentDataProperty:"tambo",rootData}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
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
validate401.errors = vErrors;
return errors === 0;
}


function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AnyForwardedProps" */;
let vErrors = null;
let errors = 0;
if((((!data || typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema117.type}};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
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
if(!(validate401(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(typeof data !== "string"){
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
let ifClause1;
if(_valid1){
const _errs9 = errors;
if(typeof data !== "string"){
const err3 = {instancePath,schemaPath:"#/else/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid1 = _valid1;
ifClause1 = "then";
}
else {
const _errs11 = errors;
const _errs12 = errors;
let valid2 = true;
const _errs13 = errors;
if(!((typeof data == "number") && (isFinite(data)))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs15 = errors;
if((typeof data == "number") && (isFinite(data))){
if(!(formats2.validate(data))){
const err5 = {instancePath,schemaPath:"#/else/else/then/format",keyword:"format",params:{format: "double"}};
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
const err6 = {instancePath,schemaPath:"#/else/else/then/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs15 === errors;
valid2 = _valid2;
ifClause2 = "then";
}
else {
const _errs17 = errors;
const _errs18 = errors;
let valid3 = true;
const _errs19 = errors;
if(typeof data !== "boolean"){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid3 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid3){
const _errs21 = errors;
if(typeof data !== "boolean"){
const err8 = {instancePath,schemaPath:"#/else/else/else/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid3 = _errs21 === errors;
valid3 = _valid3;
ifClause3 = "then";
}
else {
const _errs23 = errors;
const _errs24 = errors;
let valid4 = true;
const _errs25 = errors;
if(!(Array.isArray(data))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid4 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs27 = errors;
if(!(Array.isArray(data))){
const err10 = {instancePath,schemaPath:"#/else/else/else/else/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid4 = _errs27 === errors;
valid4 = _valid4;
}
if(!valid4){
const err11 = {instancePath,schemaPath:"#/else/else/else/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs23 === errors;
valid3 = _valid3;
ifClause3 = "else";
}
if(!valid3){
const err12 = {instancePath,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid2 = _valid2;
ifClause2 = "else";
}
if(!valid2){
const err13 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid1 = _valid1;
ifClause1 = "else";
}
if(!valid1){
const err14 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err15 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate400.errors = vErrors;
return errors === 0;
}

export const validateAnyRunResult = validate182;

export const validateAssistantMessage = validate146;

export const validateAudioPart = validate112;

export const validateBadRequestBody = validate426;
const schema129 = {"$id":"BadRequestBody","type":"object","required":["error"],"properties":{"error":{"$ref":"BadRequestError"}}};
const schema130 = {"$id":"BadRequestError","type":"object","required":["code","message"],"properties":{"code":{"$ref":"BadRequestCode"},"message":{"type":"string"},"errors":{"type":"array","items":{"$ref":"ProblemViolation"}}}};
const schema131 = {"$id":"BadRequestCode","type":"string","enum":["INVALID_JSON","VALIDATION_ERROR"]};

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BadRequestCode" */;
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
if(!((data === "INVALID_JSON") || (data === "VALIDATION_ERROR"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema131.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate428.errors = vErrors;
return errors === 0;
}

const schema132 = {"$id":"ProblemViolation","type":"object","required":["pointer","detail"],"properties":{"pointer":{"type":"string"},"detail":{"type":"string"}}};

function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProblemViolation" */;
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
if(data.detail === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pointer !== undefined){
if(typeof data.pointer !== "string"){
const err2 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
const err3 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"}};
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
validate430.errors = vErrors;
return errors === 0;
}


function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BadRequestError" */;
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
if(data.code !== undefined){
if(!(validate428(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.errors !== undefined){
let data2 = data.errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate430(data2[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
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
validate427.errors = vErrors;
return errors === 0;
}


function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BadRequestBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
if(!(validate427(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate426.errors = vErrors;
return errors === 0;
}

export const validateBadRequestCode = validate428;

export const validateBadRequestError = validate427;

export const validateCancelRunResponse = validate433;
const schema133 = {"$id":"CancelRunResponse","type":"object","required":["threadId","runId","status"],"properties":{"threadId":{"type":"string"},"runId":{"type":"string"},"status":{"type":"string","enum":["cancelled"]}}};

function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CancelRunResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.threadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threadId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.runId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.threadId !== undefined){
if(typeof data.threadId !== "string"){
const err3 = {instancePath:instancePath+"/threadId",schemaPath:"#/properties/threadId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.runId !== undefined){
if(typeof data.runId !== "string"){
const err4 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data2 === "cancelled")){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema133.properties.status.enum}};
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
validate433.errors = vErrors;
return errors === 0;
}

export const validateCancelledOutcome = validate195;

export const validateClientId = validate434;
const schema134 = {"$id":"ClientId","type":"string","minLength":1,"maxLength":255};

function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ClientId" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 255){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
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
validate434.errors = vErrors;
return errors === 0;
}

export const validateComponentActivity = validate435;
const schema135 = {"$id":"ComponentActivity","type":"object","required":["componentId","componentName","props"],"properties":{"componentId":{"type":"string"},"componentName":{"type":"string"},"props":{"$ref":"JsonObject"},"state":{"$ref":"JsonObject"}}};

function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ComponentActivity" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.componentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "componentId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.componentName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "componentName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.props === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "props"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.componentId !== undefined){
if(typeof data.componentId !== "string"){
const err3 = {instancePath:instancePath+"/componentId",schemaPath:"#/properties/componentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.componentName !== undefined){
if(typeof data.componentName !== "string"){
const err4 = {instancePath:instancePath+"/componentName",schemaPath:"#/properties/componentName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.props !== undefined){
if(!(validate48(data.props, {instancePath:instancePath+"/props",parentData:data,parentDataProperty:"props",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate48(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate435.errors = vErrors;
return errors === 0;
}

export const validateConflictBody = validate438;
const schema136 = {"$id":"ConflictBody","type":"object","required":["error"],"properties":{"error":{"$ref":"ConflictError"}}};
const schema137 = {"$id":"ConflictError","type":"object","required":["code","message"],"properties":{"code":{"$ref":"ConflictCode"},"message":{"type":"string"},"runId":{"type":"string"}}};
const schema138 = {"$id":"ConflictCode","type":"string","enum":["CONCURRENT_RUN","RUN_ID_REUSED","RUN_FINISHED"]};

function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConflictCode" */;
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
if(!(((data === "CONCURRENT_RUN") || (data === "RUN_ID_REUSED")) || (data === "RUN_FINISHED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema138.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate440.errors = vErrors;
return errors === 0;
}


function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConflictError" */;
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
if(data.code !== undefined){
if(!(validate440(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.runId !== undefined){
if(typeof data.runId !== "string"){
const err3 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type: "string"}};
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
validate439.errors = vErrors;
return errors === 0;
}


function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConflictBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
if(!(validate439(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate438.errors = vErrors;
return errors === 0;
}

export const validateConflictCode = validate440;

export const validateConflictError = validate439;

export const validateConsentPayload = validate443;
const schema139 = {"$id":"ConsentPayload","type":"object","required":["approved"],"properties":{"approved":{"type":"boolean"}}};

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConsentPayload" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.approved === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approved"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.approved !== undefined){
if(typeof data.approved !== "boolean"){
const err1 = {instancePath:instancePath+"/approved",schemaPath:"#/properties/approved/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate443.errors = vErrors;
return errors === 0;
}

export const validateContent = validate98;

export const validateContentPart = validate99;

export const validateContext = validate444;
const schema140 = {"$id":"Context","type":"object","required":["description","value"],"properties":{"description":{"type":"string"},"value":{"type":"string"}}};

function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Context" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
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
validate444.errors = vErrors;
return errors === 0;
}

export const validateCount = validate201;

export const validateCustomEvent = validate307;

export const validateDataSource = validate104;

export const validateDeveloperMessage = validate142;

export const validateDocumentPart = validate118;

export const validateEventTime = validate45;

export const validateExecutionCapabilities = validate393;

export const validateFileSource = validate106;

export const validateForeignCustomEvent = validate357;

export const validateForeignEventName = validate358;

export const validateForwardedProps = validate401;

export const validateFunctionCall = validate148;

export const validateGoneBody = validate445;
const schema141 = {"$id":"GoneBody","type":"object","required":["error"],"properties":{"error":{"$ref":"GoneError"}}};
const schema142 = {"$id":"GoneError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["EVENTS_GONE"]},"message":{"type":"string"}}};

function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GoneError" */;
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "EVENTS_GONE")){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema142.properties.code.enum}};
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
validate446.errors = vErrors;
return errors === 0;
}


function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GoneBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
if(!(validate446(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate446.errors : vErrors.concat(validate446.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate445.errors = vErrors;
return errors === 0;
}

export const validateGoneError = validate446;

export const validateHumanInTheLoopCapabilities = validate397;

export const validateIdempotencyKeyReusedBody = validate448;
const schema143 = {"$id":"IdempotencyKeyReusedBody","type":"object","required":["error"],"properties":{"error":{"$ref":"IdempotencyKeyReusedError"}}};
const schema144 = {"$id":"IdempotencyKeyReusedError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["IDEMPOTENCY_KEY_REUSED"]},"message":{"type":"string"}}};

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdempotencyKeyReusedError" */;
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "IDEMPOTENCY_KEY_REUSED")){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema144.properties.code.enum}};
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
validate449.errors = vErrors;
return errors === 0;
}


function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdempotencyKeyReusedBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
if(!(validate449(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate448.errors = vErrors;
return errors === 0;
}

export const validateIdempotencyKeyReusedError = validate449;

export const validateIdentityCapabilities = validate366;

export const validateImagePart = validate102;

export const validateInternalError = validate451;
const schema145 = {"$id":"InternalError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["INTERNAL_ERROR"]},"message":{"type":"string"}}};

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InternalError" */;
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "INTERNAL_ERROR")){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema145.properties.code.enum}};
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
validate451.errors = vErrors;
return errors === 0;
}

export const validateInternalErrorBody = validate452;
const schema146 = {"$id":"InternalErrorBody","type":"object","required":["error"],"properties":{"error":{"$ref":"InternalError"}}};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InternalErrorBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
if(!(validate451(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate452.errors = vErrors;
return errors === 0;
}

export const validateInterrupt = validate191;

export const validateInterruptOutcome = validate190;

export const validateJSONSchema = validate410;

export const validateJSONSchemaProperty = validate411;

export const validateJSONSchemaType = validate412;

export const validateJsonObject = validate48;

export const validateJsonPatchAdd = validate23;

export const validateJsonPatchCopy = validate33;

export const validateJsonPatchMove = validate30;

export const validateJsonPatchOperation = validate332;

export const validateJsonPatchRemove = validate26;

export const validateJsonPatchReplace = validate28;

export const validateJsonPatchTest = validate36;

export const validateJsonPointer = validate24;

export const validateMessage = validate141;

export const validateMessagesSnapshotEvent = validate140;

export const validateMultiAgentCapabilities = validate381;

export const validateMultimodalCapabilities = validate387;

export const validateMultimodalInputCapabilities = validate388;

export const validateMultimodalOutputCapabilities = validate390;

export const validateNonNullJson = validate47;

export const validateNotFoundBody = validate454;
const schema147 = {"$id":"NotFoundBody","type":"object","required":["error"],"properties":{"error":{"$ref":"NotFoundError"}}};
const schema148 = {"$id":"NotFoundError","type":"object","required":["code","message"],"properties":{"code":{"$ref":"NotFoundCode"},"message":{"type":"string"}}};
const schema149 = {"$id":"NotFoundCode","type":"string","enum":["AGENT_NOT_FOUND","THREAD_NOT_FOUND","RUN_NOT_FOUND"]};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NotFoundCode" */;
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
if(!(((data === "AGENT_NOT_FOUND") || (data === "THREAD_NOT_FOUND")) || (data === "RUN_NOT_FOUND"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema149.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate456.errors = vErrors;
return errors === 0;
}


function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NotFoundError" */;
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
if(data.code !== undefined){
if(!(validate456(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
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
validate455.errors = vErrors;
return errors === 0;
}


function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NotFoundBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
if(!(validate455(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate454.errors = vErrors;
return errors === 0;
}

export const validateNotFoundCode = validate456;

export const validateNotFoundError = validate455;

export const validateOutputCapabilities = validate377;

export const validatePartSource = validate103;

export const validatePatchOperation = validate22;

export const validatePayloadTooLargeBody = validate459;
const schema150 = {"$id":"PayloadTooLargeBody","type":"object","required":["error"],"properties":{"error":{"$ref":"PayloadTooLargeError"}}};
const schema151 = {"$id":"PayloadTooLargeError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["PAYLOAD_TOO_LARGE"]},"message":{"type":"string"}}};

function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PayloadTooLargeError" */;
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "PAYLOAD_TOO_LARGE")){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema151.properties.code.enum}};
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
validate460.errors = vErrors;
return errors === 0;
}


function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PayloadTooLargeBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
if(!(validate460(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate459.errors = vErrors;
return errors === 0;
}

export const validatePayloadTooLargeError = validate460;

export const validateProblemViolation = validate430;

export const validateRawEvent = validate172;

export const validateReasoningCapabilities = validate385;

export const validateReasoningEncryptedValueEvent = validate251;

export const validateReasoningEncryptedValueSubtype = validate252;

export const validateReasoningEndEvent = validate247;

export const validateReasoningMessage = validate159;

export const validateReasoningMessageChunkEvent = validate243;

export const validateReasoningMessageContentEvent = validate235;

export const validateReasoningMessageEndEvent = validate239;

export const validateReasoningMessageStartEvent = validate231;

export const validateReasoningStartEvent = validate227;

export const validateResumeEntry = validate462;
const schema152 = {"$id":"ResumeEntry","type":"object","required":["interruptId","status"],"properties":{"interruptId":{"type":"string"},"status":{"$ref":"ResumeStatus"},"payload":{"$ref":"ConsentPayload"},"metadata":{"$ref":"JsonObject"}}};
const schema153 = {"$id":"ResumeStatus","type":"string","enum":["resolved","cancelled"]};

function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResumeStatus" */;
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
if(!((data === "resolved") || (data === "cancelled"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema153.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate463.errors = vErrors;
return errors === 0;
}


function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResumeEntry" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interruptId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interruptId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.interruptId !== undefined){
if(typeof data.interruptId !== "string"){
const err2 = {instancePath:instancePath+"/interruptId",schemaPath:"#/properties/interruptId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate463(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate443(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate48(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
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
validate462.errors = vErrors;
return errors === 0;
}

export const validateResumeStatus = validate463;

export const validateRole = validate467;
const schema154 = {"$id":"Role","type":"string","enum":["developer","system","assistant","user","tool","activity","reasoning"]};

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Role" */;
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
if(!(((((((data === "developer") || (data === "system")) || (data === "assistant")) || (data === "user")) || (data === "tool")) || (data === "activity")) || (data === "reasoning"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema154.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate467.errors = vErrors;
return errors === 0;
}

export const validateRunAgentInput = validate468;
const schema155 = {"$id":"RunAgentInput","type":"object","required":["threadId","runId","messages","tools","context"],"properties":{"threadId":{"$ref":"ClientId"},"runId":{"$ref":"ClientId"},"protocolVersion":{"type":"string"},"parentRunId":{"type":"string"},"state":{},"messages":{"type":"array","items":{"$ref":"Message"}},"tools":{"type":"array","items":{"$ref":"Tool"}},"context":{"type":"array","items":{"$ref":"Context"}},"forwardedProps":{"$ref":"AnyForwardedProps"},"resume":{"type":"array","items":{"$ref":"ResumeEntry"}}}};

function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunAgentInput" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.threadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threadId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.runId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.messages === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tools === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tools"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.context === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "context"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.threadId !== undefined){
if(!(validate434(data.threadId, {instancePath:instancePath+"/threadId",parentData:data,parentDataProperty:"threadId",rootData}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.runId !== undefined){
if(!(validate434(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.protocolVersion !== undefined){
if(typeof data.protocolVersion !== "string"){
const err5 = {instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.parentRunId !== undefined){
if(typeof data.parentRunId !== "string"){
const err6 = {instancePath:instancePath+"/parentRunId",schemaPath:"#/properties/parentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.messages !== undefined){
let data4 = data.messages;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate141(data4[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.tools !== undefined){
let data6 = data.tools;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate372(data6[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.context !== undefined){
let data8 = data.context;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate444(data8[i2], {instancePath:instancePath+"/context/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.forwardedProps !== undefined){
if(!(validate400(data.forwardedProps, {instancePath:instancePath+"/forwardedProps",parentData:data,parentDataProperty:"forwardedProps",rootData}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
}
if(data.resume !== undefined){
let data11 = data.resume;
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate462(data11[i3], {instancePath:instancePath+"/resume/" + i3,parentData:data11,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/resume",schemaPath:"#/properties/resume/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate468.errors = vErrors;
return errors === 0;
}

export const validateRunErrorCode = validate213;

export const validateRunErrorEvent = validate212;

export const validateRunFinishedEvent = validate181;

export const validateRunOptions = validate402;

export const validateRunOutcome = validate188;

export const validateRunResult = validate183;

export const validateRunStartedEvent = validate176;

export const validateStandardEvent = validate61;

export const validateStateCapabilities = validate379;

export const validateStateDeltaEvent = validate135;

export const validateStateSnapshotEvent = validate131;

export const validateStepFinishedEvent = validate223;

export const validateStepStartedEvent = validate219;

export const validateStopReason = validate184;

export const validateSubagentErrorEvent = validate272;

export const validateSubagentFinishedEvent = validate261;

export const validateSubagentInfo = validate382;

export const validateSubagentOutcome = validate263;

export const validateSubagentStartedEvent = validate257;

export const validateSubagentSuccessOutcome = validate264;

export const validateSubagentSuspendedOutcome = validate265;

export const validateSuccessOutcome = validate189;

export const validateSystemMessage = validate144;

export const validateAvailableComponent = validate409;

export const validateAwaitingInputValue = validate310;

export const validateComponentEndValue = validate344;

export const validateComponentPropsDeltaValue = validate325;

export const validateComponentStartValue = validate319;

export const validateComponentStateDeltaValue = validate331;

export const validateComponentTool = validate417;

export const validateOnDisconnect = validate422;

export const validatePendingToolCall = validate311;

export const validateToolChoice = validate403;

export const validateToolChoiceMode = validate404;

export const validateToolChoiceNamed = validate406;

export const validateTamboAwaitingInputEvent = validate309;

export const validateTamboComponentEndEvent = validate343;

export const validateTamboComponentPropsDeltaEvent = validate324;

export const validateTamboComponentStartEvent = validate318;

export const validateTamboComponentStateDeltaEvent = validate330;

export const validateTamboExtensionEvent = validate308;

export const validateTextMessageChunkEvent = validate76;

export const validateTextMessageContentEvent = validate68;

export const validateTextMessageEndEvent = validate72;

export const validateTextMessageRole = validate63;

export const validateTextMessageStartEvent = validate62;

export const validateTextPart = validate100;

export const validateTokenUsage = validate200;

export const validateTooManyRequestsBody = validate476;
const schema156 = {"$id":"TooManyRequestsBody","type":"object","required":["error"],"properties":{"error":{"$ref":"TooManyRequestsError"}}};
const schema157 = {"$id":"TooManyRequestsError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["RATE_LIMITED"]},"message":{"type":"string"}}};

function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TooManyRequestsError" */;
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "RATE_LIMITED")){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema157.properties.code.enum}};
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
validate477.errors = vErrors;
return errors === 0;
}


function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TooManyRequestsBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
if(!(validate477(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate476.errors = vErrors;
return errors === 0;
}

export const validateTooManyRequestsError = validate477;

export const validateTool = validate372;

export const validateToolCall = validate147;

export const validateToolCallArgsEvent = validate85;

export const validateToolCallChunkEvent = validate93;

export const validateToolCallEndEvent = validate89;

export const validateToolCallResultEvent = validate97;

export const validateToolCallStartEvent = validate81;

export const validateToolMessage = validate156;

export const validateToolsCapabilities = validate371;

export const validateTransportCapabilities = validate369;

export const validateUnauthorizedBody = validate479;
const schema158 = {"$id":"UnauthorizedBody","type":"object","required":["error"],"properties":{"error":{"$ref":"UnauthorizedError"}}};
const schema159 = {"$id":"UnauthorizedError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["UNAUTHORIZED"]},"message":{"type":"string"}}};

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnauthorizedError" */;
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "UNAUTHORIZED")){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema159.properties.code.enum}};
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
validate480.errors = vErrors;
return errors === 0;
}


function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnauthorizedBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
if(!(validate480(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate479.errors = vErrors;
return errors === 0;
}

export const validateUnauthorizedError = validate480;

export const validateUnavailableBody = validate482;
const schema160 = {"$id":"UnavailableBody","type":"object","required":["error"],"properties":{"error":{"$ref":"UnavailableError"}}};
const schema161 = {"$id":"UnavailableError","type":"object","required":["code","message"],"properties":{"code":{"$ref":"UnavailableCode"},"message":{"type":"string"}}};
const schema162 = {"$id":"UnavailableCode","type":"string","enum":["SERVER_RESTARTING","STORE_UNAVAILABLE"]};

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnavailableCode" */;
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
if(!((data === "SERVER_RESTARTING") || (data === "STORE_UNAVAILABLE"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema162.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate484.errors = vErrors;
return errors === 0;
}


function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnavailableError" */;
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
if(data.code !== undefined){
if(!(validate484(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
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
validate483.errors = vErrors;
return errors === 0;
}


function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnavailableBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
if(!(validate483(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate482.errors = vErrors;
return errors === 0;
}

export const validateUnavailableCode = validate484;

export const validateUnavailableError = validate483;

export const validateUnsupportedMediaTypeBody = validate487;
const schema163 = {"$id":"UnsupportedMediaTypeBody","type":"object","required":["error"],"properties":{"error":{"$ref":"UnsupportedMediaTypeError"}}};
const schema164 = {"$id":"UnsupportedMediaTypeError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["UNSUPPORTED_MEDIA_TYPE"]},"message":{"type":"string"}}};

function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnsupportedMediaTypeError" */;
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "UNSUPPORTED_MEDIA_TYPE")){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema164.properties.code.enum}};
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
validate488.errors = vErrors;
return errors === 0;
}


function validate487(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnsupportedMediaTypeBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
if(!(validate488(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate487.errors = vErrors;
return errors === 0;
}

export const validateUnsupportedMediaTypeError = validate488;

export const validateUrlSource = validate105;

export const validateUserMessage = validate153;

export const validateVideoPart = validate115;

export const validateRunAgentPath = validate490;
const schema165 = {"$id":"RunAgentPath","type":"object","required":["agent"],"properties":{"agent":{"type":"string"}}};

function validate490(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunAgentPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err1 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate490.errors = vErrors;
return errors === 0;
}

export const validateRunAgentHeaders = validate491;
const schema166 = {"$id":"RunAgentHeaders","type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255}}};

function validate491(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunAgentHeaders" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(func2(data0) > 255){
const err0 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1}};
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
const err2 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}};
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
validate491.errors = vErrors;
return errors === 0;
}

export const validateGetCapabilitiesPath = validate492;
const schema167 = {"$id":"GetCapabilitiesPath","type":"object","required":["agent"],"properties":{"agent":{"type":"string"}}};

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GetCapabilitiesPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err1 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate492.errors = vErrors;
return errors === 0;
}

export const validateConnectAgentPath = validate493;
const schema168 = {"$id":"ConnectAgentPath","type":"object","required":["agent"],"properties":{"agent":{"type":"string"}}};

function validate493(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConnectAgentPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err1 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate493.errors = vErrors;
return errors === 0;
}

export const validateCancelAgentRunPath = validate494;
const schema169 = {"$id":"CancelAgentRunPath","type":"object","required":["agent","threadId","runId"],"properties":{"agent":{"type":"string"},"threadId":{"type":"string"},"runId":{"type":"string"}}};

function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CancelAgentRunPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.threadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threadId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.runId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err3 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.threadId !== undefined){
if(typeof data.threadId !== "string"){
const err4 = {instancePath:instancePath+"/threadId",schemaPath:"#/properties/threadId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.runId !== undefined){
if(typeof data.runId !== "string"){
const err5 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type: "string"}};
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
validate494.errors = vErrors;
return errors === 0;
}


export const checkActivityDeltaEvent = (value) => violationsOf(validateActivityDeltaEvent, value);
export const checkActivityMessage = (value) => violationsOf(validateActivityMessage, value);
export const checkActivitySnapshotEvent = (value) => violationsOf(validateActivitySnapshotEvent, value);
export const checkAgUiEvent = (value) => violationsOf(validateAgUiEvent, value);
export const checkAgentCapabilities = (value) => violationsOf(validateAgentCapabilities, value);
export const checkAnyForwardedProps = (value) => violationsOf(validateAnyForwardedProps, value);
export const checkAnyRunResult = (value) => violationsOf(validateAnyRunResult, value);
export const checkAssistantMessage = (value) => violationsOf(validateAssistantMessage, value);
export const checkAudioPart = (value) => violationsOf(validateAudioPart, value);
export const checkBadRequestBody = (value) => violationsOf(validateBadRequestBody, value);
export const checkBadRequestCode = (value) => violationsOf(validateBadRequestCode, value);
export const checkBadRequestError = (value) => violationsOf(validateBadRequestError, value);
export const checkCancelRunResponse = (value) => violationsOf(validateCancelRunResponse, value);
export const checkCancelledOutcome = (value) => violationsOf(validateCancelledOutcome, value);
export const checkClientId = (value) => violationsOf(validateClientId, value);
export const checkComponentActivity = (value) => violationsOf(validateComponentActivity, value);
export const checkConflictBody = (value) => violationsOf(validateConflictBody, value);
export const checkConflictCode = (value) => violationsOf(validateConflictCode, value);
export const checkConflictError = (value) => violationsOf(validateConflictError, value);
export const checkConsentPayload = (value) => violationsOf(validateConsentPayload, value);
export const checkContent = (value) => violationsOf(validateContent, value);
export const checkContentPart = (value) => violationsOf(validateContentPart, value);
export const checkContext = (value) => violationsOf(validateContext, value);
export const checkCount = (value) => violationsOf(validateCount, value);
export const checkCustomEvent = (value) => violationsOf(validateCustomEvent, value);
export const checkDataSource = (value) => violationsOf(validateDataSource, value);
export const checkDeveloperMessage = (value) => violationsOf(validateDeveloperMessage, value);
export const checkDocumentPart = (value) => violationsOf(validateDocumentPart, value);
export const checkEventTime = (value) => violationsOf(validateEventTime, value);
export const checkExecutionCapabilities = (value) => violationsOf(validateExecutionCapabilities, value);
export const checkFileSource = (value) => violationsOf(validateFileSource, value);
export const checkForeignCustomEvent = (value) => violationsOf(validateForeignCustomEvent, value);
export const checkForeignEventName = (value) => violationsOf(validateForeignEventName, value);
export const checkForwardedProps = (value) => violationsOf(validateForwardedProps, value);
export const checkFunctionCall = (value) => violationsOf(validateFunctionCall, value);
export const checkGoneBody = (value) => violationsOf(validateGoneBody, value);
export const checkGoneError = (value) => violationsOf(validateGoneError, value);
export const checkHumanInTheLoopCapabilities = (value) => violationsOf(validateHumanInTheLoopCapabilities, value);
export const checkIdempotencyKeyReusedBody = (value) => violationsOf(validateIdempotencyKeyReusedBody, value);
export const checkIdempotencyKeyReusedError = (value) => violationsOf(validateIdempotencyKeyReusedError, value);
export const checkIdentityCapabilities = (value) => violationsOf(validateIdentityCapabilities, value);
export const checkImagePart = (value) => violationsOf(validateImagePart, value);
export const checkInternalError = (value) => violationsOf(validateInternalError, value);
export const checkInternalErrorBody = (value) => violationsOf(validateInternalErrorBody, value);
export const checkInterrupt = (value) => violationsOf(validateInterrupt, value);
export const checkInterruptOutcome = (value) => violationsOf(validateInterruptOutcome, value);
export const checkJSONSchema = (value) => violationsOf(validateJSONSchema, value);
export const checkJSONSchemaProperty = (value) => violationsOf(validateJSONSchemaProperty, value);
export const checkJSONSchemaType = (value) => violationsOf(validateJSONSchemaType, value);
export const checkJsonObject = (value) => violationsOf(validateJsonObject, value);
export const checkJsonPatchAdd = (value) => violationsOf(validateJsonPatchAdd, value);
export const checkJsonPatchCopy = (value) => violationsOf(validateJsonPatchCopy, value);
export const checkJsonPatchMove = (value) => violationsOf(validateJsonPatchMove, value);
export const checkJsonPatchOperation = (value) => violationsOf(validateJsonPatchOperation, value);
export const checkJsonPatchRemove = (value) => violationsOf(validateJsonPatchRemove, value);
export const checkJsonPatchReplace = (value) => violationsOf(validateJsonPatchReplace, value);
export const checkJsonPatchTest = (value) => violationsOf(validateJsonPatchTest, value);
export const checkJsonPointer = (value) => violationsOf(validateJsonPointer, value);
export const checkMessage = (value) => violationsOf(validateMessage, value);
export const checkMessagesSnapshotEvent = (value) => violationsOf(validateMessagesSnapshotEvent, value);
export const checkMultiAgentCapabilities = (value) => violationsOf(validateMultiAgentCapabilities, value);
export const checkMultimodalCapabilities = (value) => violationsOf(validateMultimodalCapabilities, value);
export const checkMultimodalInputCapabilities = (value) => violationsOf(validateMultimodalInputCapabilities, value);
export const checkMultimodalOutputCapabilities = (value) => violationsOf(validateMultimodalOutputCapabilities, value);
export const checkNonNullJson = (value) => violationsOf(validateNonNullJson, value);
export const checkNotFoundBody = (value) => violationsOf(validateNotFoundBody, value);
export const checkNotFoundCode = (value) => violationsOf(validateNotFoundCode, value);
export const checkNotFoundError = (value) => violationsOf(validateNotFoundError, value);
export const checkOutputCapabilities = (value) => violationsOf(validateOutputCapabilities, value);
export const checkPartSource = (value) => violationsOf(validatePartSource, value);
export const checkPatchOperation = (value) => violationsOf(validatePatchOperation, value);
export const checkPayloadTooLargeBody = (value) => violationsOf(validatePayloadTooLargeBody, value);
export const checkPayloadTooLargeError = (value) => violationsOf(validatePayloadTooLargeError, value);
export const checkProblemViolation = (value) => violationsOf(validateProblemViolation, value);
export const checkRawEvent = (value) => violationsOf(validateRawEvent, value);
export const checkReasoningCapabilities = (value) => violationsOf(validateReasoningCapabilities, value);
export const checkReasoningEncryptedValueEvent = (value) => violationsOf(validateReasoningEncryptedValueEvent, value);
export const checkReasoningEncryptedValueSubtype = (value) => violationsOf(validateReasoningEncryptedValueSubtype, value);
export const checkReasoningEndEvent = (value) => violationsOf(validateReasoningEndEvent, value);
export const checkReasoningMessage = (value) => violationsOf(validateReasoningMessage, value);
export const checkReasoningMessageChunkEvent = (value) => violationsOf(validateReasoningMessageChunkEvent, value);
export const checkReasoningMessageContentEvent = (value) => violationsOf(validateReasoningMessageContentEvent, value);
export const checkReasoningMessageEndEvent = (value) => violationsOf(validateReasoningMessageEndEvent, value);
export const checkReasoningMessageStartEvent = (value) => violationsOf(validateReasoningMessageStartEvent, value);
export const checkReasoningStartEvent = (value) => violationsOf(validateReasoningStartEvent, value);
export const checkResumeEntry = (value) => violationsOf(validateResumeEntry, value);
export const checkResumeStatus = (value) => violationsOf(validateResumeStatus, value);
export const checkRole = (value) => violationsOf(validateRole, value);
export const checkRunAgentInput = (value) => violationsOf(validateRunAgentInput, value);
export const checkRunErrorCode = (value) => violationsOf(validateRunErrorCode, value);
export const checkRunErrorEvent = (value) => violationsOf(validateRunErrorEvent, value);
export const checkRunFinishedEvent = (value) => violationsOf(validateRunFinishedEvent, value);
export const checkRunOptions = (value) => violationsOf(validateRunOptions, value);
export const checkRunOutcome = (value) => violationsOf(validateRunOutcome, value);
export const checkRunResult = (value) => violationsOf(validateRunResult, value);
export const checkRunStartedEvent = (value) => violationsOf(validateRunStartedEvent, value);
export const checkStandardEvent = (value) => violationsOf(validateStandardEvent, value);
export const checkStateCapabilities = (value) => violationsOf(validateStateCapabilities, value);
export const checkStateDeltaEvent = (value) => violationsOf(validateStateDeltaEvent, value);
export const checkStateSnapshotEvent = (value) => violationsOf(validateStateSnapshotEvent, value);
export const checkStepFinishedEvent = (value) => violationsOf(validateStepFinishedEvent, value);
export const checkStepStartedEvent = (value) => violationsOf(validateStepStartedEvent, value);
export const checkStopReason = (value) => violationsOf(validateStopReason, value);
export const checkSubagentErrorEvent = (value) => violationsOf(validateSubagentErrorEvent, value);
export const checkSubagentFinishedEvent = (value) => violationsOf(validateSubagentFinishedEvent, value);
export const checkSubagentInfo = (value) => violationsOf(validateSubagentInfo, value);
export const checkSubagentOutcome = (value) => violationsOf(validateSubagentOutcome, value);
export const checkSubagentStartedEvent = (value) => violationsOf(validateSubagentStartedEvent, value);
export const checkSubagentSuccessOutcome = (value) => violationsOf(validateSubagentSuccessOutcome, value);
export const checkSubagentSuspendedOutcome = (value) => violationsOf(validateSubagentSuspendedOutcome, value);
export const checkSuccessOutcome = (value) => violationsOf(validateSuccessOutcome, value);
export const checkSystemMessage = (value) => violationsOf(validateSystemMessage, value);
export const checkAvailableComponent = (value) => violationsOf(validateAvailableComponent, value);
export const checkAwaitingInputValue = (value) => violationsOf(validateAwaitingInputValue, value);
export const checkComponentEndValue = (value) => violationsOf(validateComponentEndValue, value);
export const checkComponentPropsDeltaValue = (value) => violationsOf(validateComponentPropsDeltaValue, value);
export const checkComponentStartValue = (value) => violationsOf(validateComponentStartValue, value);
export const checkComponentStateDeltaValue = (value) => violationsOf(validateComponentStateDeltaValue, value);
export const checkComponentTool = (value) => violationsOf(validateComponentTool, value);
export const checkOnDisconnect = (value) => violationsOf(validateOnDisconnect, value);
export const checkPendingToolCall = (value) => violationsOf(validatePendingToolCall, value);
export const checkToolChoice = (value) => violationsOf(validateToolChoice, value);
export const checkToolChoiceMode = (value) => violationsOf(validateToolChoiceMode, value);
export const checkToolChoiceNamed = (value) => violationsOf(validateToolChoiceNamed, value);
export const checkTamboAwaitingInputEvent = (value) => violationsOf(validateTamboAwaitingInputEvent, value);
export const checkTamboComponentEndEvent = (value) => violationsOf(validateTamboComponentEndEvent, value);
export const checkTamboComponentPropsDeltaEvent = (value) => violationsOf(validateTamboComponentPropsDeltaEvent, value);
export const checkTamboComponentStartEvent = (value) => violationsOf(validateTamboComponentStartEvent, value);
export const checkTamboComponentStateDeltaEvent = (value) => violationsOf(validateTamboComponentStateDeltaEvent, value);
export const checkTamboExtensionEvent = (value) => violationsOf(validateTamboExtensionEvent, value);
export const checkTextMessageChunkEvent = (value) => violationsOf(validateTextMessageChunkEvent, value);
export const checkTextMessageContentEvent = (value) => violationsOf(validateTextMessageContentEvent, value);
export const checkTextMessageEndEvent = (value) => violationsOf(validateTextMessageEndEvent, value);
export const checkTextMessageRole = (value) => violationsOf(validateTextMessageRole, value);
export const checkTextMessageStartEvent = (value) => violationsOf(validateTextMessageStartEvent, value);
export const checkTextPart = (value) => violationsOf(validateTextPart, value);
export const checkTokenUsage = (value) => violationsOf(validateTokenUsage, value);
export const checkTooManyRequestsBody = (value) => violationsOf(validateTooManyRequestsBody, value);
export const checkTooManyRequestsError = (value) => violationsOf(validateTooManyRequestsError, value);
export const checkTool = (value) => violationsOf(validateTool, value);
export const checkToolCall = (value) => violationsOf(validateToolCall, value);
export const checkToolCallArgsEvent = (value) => violationsOf(validateToolCallArgsEvent, value);
export const checkToolCallChunkEvent = (value) => violationsOf(validateToolCallChunkEvent, value);
export const checkToolCallEndEvent = (value) => violationsOf(validateToolCallEndEvent, value);
export const checkToolCallResultEvent = (value) => violationsOf(validateToolCallResultEvent, value);
export const checkToolCallStartEvent = (value) => violationsOf(validateToolCallStartEvent, value);
export const checkToolMessage = (value) => violationsOf(validateToolMessage, value);
export const checkToolsCapabilities = (value) => violationsOf(validateToolsCapabilities, value);
export const checkTransportCapabilities = (value) => violationsOf(validateTransportCapabilities, value);
export const checkUnauthorizedBody = (value) => violationsOf(validateUnauthorizedBody, value);
export const checkUnauthorizedError = (value) => violationsOf(validateUnauthorizedError, value);
export const checkUnavailableBody = (value) => violationsOf(validateUnavailableBody, value);
export const checkUnavailableCode = (value) => violationsOf(validateUnavailableCode, value);
export const checkUnavailableError = (value) => violationsOf(validateUnavailableError, value);
export const checkUnsupportedMediaTypeBody = (value) => violationsOf(validateUnsupportedMediaTypeBody, value);
export const checkUnsupportedMediaTypeError = (value) => violationsOf(validateUnsupportedMediaTypeError, value);
export const checkUrlSource = (value) => violationsOf(validateUrlSource, value);
export const checkUserMessage = (value) => violationsOf(validateUserMessage, value);
export const checkVideoPart = (value) => violationsOf(validateVideoPart, value);

const bodies = {
  runAgent: { required: true, validate: validateRunAgentInput },
  connectAgent: { required: true, validate: validateRunAgentInput },
};

const responses = {
  runAgent: { 200: validateAgUiEvent, 400: validateBadRequestBody, 401: validateUnauthorizedBody, 404: validateNotFoundBody, 409: validateConflictBody, 410: validateGoneBody, 413: validatePayloadTooLargeBody, 415: validateUnsupportedMediaTypeBody, 422: validateIdempotencyKeyReusedBody, 429: validateTooManyRequestsBody, 500: validateInternalErrorBody, 503: validateUnavailableBody },
  getCapabilities: { 200: validateAgentCapabilities, 400: validateBadRequestBody, 401: validateUnauthorizedBody, 404: validateNotFoundBody, 429: validateTooManyRequestsBody, 500: validateInternalErrorBody, 503: validateUnavailableBody },
  connectAgent: { 200: validateAgUiEvent, 400: validateBadRequestBody, 401: validateUnauthorizedBody, 404: validateNotFoundBody, 413: validatePayloadTooLargeBody, 415: validateUnsupportedMediaTypeBody, 429: validateTooManyRequestsBody, 500: validateInternalErrorBody, 503: validateUnavailableBody },
  cancelAgentRun: { 200: validateCancelRunResponse, 400: validateBadRequestBody, 401: validateUnauthorizedBody, 404: validateNotFoundBody, 409: validateConflictBody, 429: validateTooManyRequestsBody, 500: validateInternalErrorBody, 503: validateUnavailableBody },
};

const parameters = {
  runAgent: {
    path: { rules: [{"name":"agent","type":"string"}], validate: validateRunAgentPath },
    headers: { rules: [{"name":"Idempotency-Key","type":"string"}], validate: validateRunAgentHeaders },
  },
  getCapabilities: {
    path: { rules: [{"name":"agent","type":"string"}], validate: validateGetCapabilitiesPath },
  },
  connectAgent: {
    path: { rules: [{"name":"agent","type":"string"}], validate: validateConnectAgentPath },
  },
  cancelAgentRun: {
    path: { rules: [{"name":"agent","type":"string"},{"name":"threadId","type":"string"},{"name":"runId","type":"string"}], validate: validateCancelAgentRunPath },
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
