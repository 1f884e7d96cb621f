// generated from spec/ag-ui by `npm run generate`; do not edit
import { violationsOf } from "./violations.js";
import { readGroups } from "./parameters.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import ucs2lengthModule from "ajv/dist/runtime/ucs2length.js";
const ucs2length = ucs2lengthModule.default ?? ucs2lengthModule;

export const validateActivityDeltaEvent = validate21;
const schema6 = {"$id":"ActivityDeltaEvent","type":"object","required":["type","messageId","activityType","patch"],"properties":{"type":{"type":"string","enum":["ACTIVITY_DELTA"]},"messageId":{"type":"string"},"activityType":{"type":"string"},"patch":{"type":"array","items":{"$ref":"PatchOperation"}},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};
const schema7 = {"$id":"PatchOperation","type":"object","required":["op"],"properties":{"op":{"enum":["add","remove","replace","move","copy","test"]}},"discriminator":{"propertyName":"op"},"oneOf":[{"$ref":"JsonPatchAdd"},{"$ref":"JsonPatchRemove"},{"$ref":"JsonPatchReplace"},{"$ref":"JsonPatchMove"},{"$ref":"JsonPatchCopy"},{"$ref":"JsonPatchTest"}]};
const schema8 = {"$id":"JsonPatchAdd","type":"object","required":["op","path","value"],"properties":{"op":{"type":"string","enum":["add"]},"path":{"$ref":"JsonPointer"},"value":{}},"additionalProperties":false};
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "op") || (key0 === "path")) || (key0 === "value"))){
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
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "add")){
const err5 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema8.properties.op.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema10 = {"$id":"JsonPatchRemove","type":"object","required":["op","path"],"properties":{"op":{"type":"string","enum":["remove"]},"path":{"$ref":"JsonPointer"}},"additionalProperties":false};

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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "op") || (key0 === "path"))){
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
if(!(data0 === "remove")){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema10.properties.op.enum}};
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
validate26.errors = vErrors;
return errors === 0;
}

const schema11 = {"$id":"JsonPatchReplace","type":"object","required":["op","path","value"],"properties":{"op":{"type":"string","enum":["replace"]},"path":{"$ref":"JsonPointer"},"value":{}},"additionalProperties":false};

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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "op") || (key0 === "path")) || (key0 === "value"))){
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
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "replace")){
const err5 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema11.properties.op.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const schema12 = {"$id":"JsonPatchMove","type":"object","required":["op","path","from"],"properties":{"op":{"type":"string","enum":["move"]},"path":{"$ref":"JsonPointer"},"from":{"$ref":"JsonPointer"}},"additionalProperties":false};

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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "op") || (key0 === "path")) || (key0 === "from"))){
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
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "move")){
const err5 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema12.properties.op.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema13 = {"$id":"JsonPatchCopy","type":"object","required":["op","path","from"],"properties":{"op":{"type":"string","enum":["copy"]},"path":{"$ref":"JsonPointer"},"from":{"$ref":"JsonPointer"}},"additionalProperties":false};

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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "op") || (key0 === "path")) || (key0 === "from"))){
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
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "copy")){
const err5 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema13.properties.op.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema14 = {"$id":"JsonPatchTest","type":"object","required":["op","path","value"],"properties":{"op":{"type":"string","enum":["test"]},"path":{"$ref":"JsonPointer"},"value":{}},"additionalProperties":false};

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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "op") || (key0 === "path")) || (key0 === "value"))){
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
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "test")){
const err5 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema14.properties.op.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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

const schema16 = {"$id":"NonNullJson","type":["string","number","boolean","array","object"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"number"},"then":{"type":"number","format":"double"},"else":{"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"array"},"then":{"$ref":"JsonList"},"else":{"if":{"type":"object"},"then":{"$ref":"JsonObject"}}}}}};
const formats2 = fullFormats.double;
const schema17 = {"$id":"JsonList","type":"array","items":{}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JsonList" */;
let vErrors = null;
let errors = 0;
if(!(Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
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

const schema18 = {"$id":"JsonObject","type":"object","additionalProperties":{}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate50.errors = vErrors;
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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var _valid3 = _errs22 === errors;
valid3 = _valid3;
ifClause3 = "then";
}
else {
const _errs23 = errors;
const _errs24 = errors;
let valid4 = true;
const _errs25 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
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
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid4 = _errs27 === errors;
valid4 = _valid4;
}
if(!valid4){
const err10 = {instancePath,schemaPath:"#/else/else/else/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs23 === errors;
valid3 = _valid3;
ifClause3 = "else";
}
if(!valid3){
const err11 = {instancePath,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs18 === errors;
valid2 = _valid2;
ifClause2 = "else";
}
if(!valid2){
const err12 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid1 = _valid1;
ifClause1 = "else";
}
if(!valid1){
const err13 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err14 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((((key0 === "type") || (key0 === "messageId")) || (key0 === "activityType")) || (key0 === "patch")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === "ACTIVITY_DELTA")){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.type.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err7 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.activityType !== undefined){
if(typeof data.activityType !== "string"){
const err8 = {instancePath:instancePath+"/activityType",schemaPath:"#/properties/activityType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
const err9 = {instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/type",keyword:"type",params:{type: "array"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate21.errors = vErrors;
return errors === 0;
}

export const validateActivityMessage = validate54;
const schema19 = {"$id":"ActivityMessage","type":"object","required":["role","activityType","content","id"],"properties":{"role":{"type":"string","enum":["activity"]},"activityType":{"type":"string"},"content":{"$ref":"JsonObject"},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "role") || (key0 === "activityType")) || (key0 === "content")) || (key0 === "id")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === "activity")){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema19.properties.role.enum}};
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
if(!(validate50(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate54.errors = vErrors;
return errors === 0;
}

export const validateActivitySnapshotEvent = validate57;
const schema20 = {"$id":"ActivitySnapshotEvent","type":"object","required":["type","messageId","activityType","content"],"properties":{"type":{"type":"string","enum":["ACTIVITY_SNAPSHOT"]},"messageId":{"type":"string"},"activityType":{"type":"string"},"content":{"$ref":"JsonObject"},"replace":{"type":"boolean"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(func2.call(schema20.properties, key0))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === "ACTIVITY_SNAPSHOT")){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema20.properties.type.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err7 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.activityType !== undefined){
if(typeof data.activityType !== "string"){
const err8 = {instancePath:instancePath+"/activityType",schemaPath:"#/properties/activityType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.content !== undefined){
if(!(validate50(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.replace !== undefined){
if(typeof data.replace !== "boolean"){
const err9 = {instancePath:instancePath+"/replace",schemaPath:"#/properties/replace/type",keyword:"type",params:{type: "boolean"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate57.errors = vErrors;
return errors === 0;
}

export const validateAgUiEvent = validate62;
const schema21 = {"$id":"AgUiEvent","type":"object","required":["type"],"properties":{"type":{"enum":["TEXT_MESSAGE_START","TEXT_MESSAGE_CONTENT","TEXT_MESSAGE_END","TEXT_MESSAGE_CHUNK","TOOL_CALL_START","TOOL_CALL_ARGS","TOOL_CALL_END","TOOL_CALL_CHUNK","TOOL_CALL_RESULT","STATE_SNAPSHOT","STATE_DELTA","MESSAGES_SNAPSHOT","ACTIVITY_SNAPSHOT","ACTIVITY_DELTA","RAW","RUN_STARTED","RUN_FINISHED","RUN_ERROR","STEP_STARTED","STEP_FINISHED","REASONING_START","REASONING_MESSAGE_START","REASONING_MESSAGE_CONTENT","REASONING_MESSAGE_END","REASONING_MESSAGE_CHUNK","REASONING_END","REASONING_ENCRYPTED_VALUE","SUBAGENT_STARTED","SUBAGENT_FINISHED","SUBAGENT_ERROR","CUSTOM"]}},"if":{"required":["type"],"properties":{"type":{"enum":["TEXT_MESSAGE_START","TEXT_MESSAGE_CONTENT","TEXT_MESSAGE_END","TEXT_MESSAGE_CHUNK","TOOL_CALL_START","TOOL_CALL_ARGS","TOOL_CALL_END","TOOL_CALL_CHUNK","TOOL_CALL_RESULT","STATE_SNAPSHOT","STATE_DELTA","MESSAGES_SNAPSHOT","ACTIVITY_SNAPSHOT","ACTIVITY_DELTA","RAW","RUN_STARTED","RUN_FINISHED","RUN_ERROR","STEP_STARTED","STEP_FINISHED","REASONING_START","REASONING_MESSAGE_START","REASONING_MESSAGE_CONTENT","REASONING_MESSAGE_END","REASONING_MESSAGE_CHUNK","REASONING_END","REASONING_ENCRYPTED_VALUE","SUBAGENT_STARTED","SUBAGENT_FINISHED","SUBAGENT_ERROR"]}}},"then":{"$ref":"StandardEvent"},"else":{"if":{"required":["type"],"properties":{"type":{"enum":["CUSTOM"]}}},"then":{"$ref":"CustomEvent"}}};
const schema22 = {"$id":"StandardEvent","type":"object","required":["type"],"properties":{"type":{"enum":["TEXT_MESSAGE_START","TEXT_MESSAGE_CONTENT","TEXT_MESSAGE_END","TEXT_MESSAGE_CHUNK","TOOL_CALL_START","TOOL_CALL_ARGS","TOOL_CALL_END","TOOL_CALL_CHUNK","TOOL_CALL_RESULT","STATE_SNAPSHOT","STATE_DELTA","MESSAGES_SNAPSHOT","ACTIVITY_SNAPSHOT","ACTIVITY_DELTA","RAW","RUN_STARTED","RUN_FINISHED","RUN_ERROR","STEP_STARTED","STEP_FINISHED","REASONING_START","REASONING_MESSAGE_START","REASONING_MESSAGE_CONTENT","REASONING_MESSAGE_END","REASONING_MESSAGE_CHUNK","REASONING_END","REASONING_ENCRYPTED_VALUE","SUBAGENT_STARTED","SUBAGENT_FINISHED","SUBAGENT_ERROR"]}},"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"TextMessageStartEvent"},{"$ref":"TextMessageContentEvent"},{"$ref":"TextMessageEndEvent"},{"$ref":"TextMessageChunkEvent"},{"$ref":"ToolCallStartEvent"},{"$ref":"ToolCallArgsEvent"},{"$ref":"ToolCallEndEvent"},{"$ref":"ToolCallChunkEvent"},{"$ref":"ToolCallResultEvent"},{"$ref":"StateSnapshotEvent"},{"$ref":"StateDeltaEvent"},{"$ref":"MessagesSnapshotEvent"},{"$ref":"ActivitySnapshotEvent"},{"$ref":"ActivityDeltaEvent"},{"$ref":"RawEvent"},{"$ref":"RunStartedEvent"},{"$ref":"RunFinishedEvent"},{"$ref":"RunErrorEvent"},{"$ref":"StepStartedEvent"},{"$ref":"StepFinishedEvent"},{"$ref":"ReasoningStartEvent"},{"$ref":"ReasoningMessageStartEvent"},{"$ref":"ReasoningMessageContentEvent"},{"$ref":"ReasoningMessageEndEvent"},{"$ref":"ReasoningMessageChunkEvent"},{"$ref":"ReasoningEndEvent"},{"$ref":"ReasoningEncryptedValueEvent"},{"$ref":"SubagentStartedEvent"},{"$ref":"SubagentFinishedEvent"},{"$ref":"SubagentErrorEvent"}]};
const schema23 = {"$id":"TextMessageStartEvent","type":"object","required":["type","messageId"],"properties":{"type":{"type":"string","enum":["TEXT_MESSAGE_START"]},"messageId":{"type":"string"},"role":{"$ref":"TextMessageRole"},"name":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};
const schema24 = {"$id":"TextMessageRole","type":"string","enum":["developer","system","assistant","user"]};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema24.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((((key0 === "type") || (key0 === "messageId")) || (key0 === "role")) || (key0 === "name")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "TEXT_MESSAGE_START")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema23.properties.type.enum}};
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
if(!(validate65(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate64.errors = vErrors;
return errors === 0;
}

const schema25 = {"$id":"TextMessageContentEvent","type":"object","required":["type","messageId","delta"],"properties":{"type":{"type":"string","enum":["TEXT_MESSAGE_CONTENT"]},"messageId":{"type":"string"},"delta":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "messageId")) || (key0 === "delta")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "TEXT_MESSAGE_CONTENT")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.properties.type.enum}};
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
if(data.delta !== undefined){
if(typeof data.delta !== "string"){
const err7 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate70.errors = vErrors;
return errors === 0;
}

const schema26 = {"$id":"TextMessageEndEvent","type":"object","required":["type","messageId"],"properties":{"type":{"type":"string","enum":["TEXT_MESSAGE_END"]},"messageId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "type") || (key0 === "messageId")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "TEXT_MESSAGE_END")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema26.properties.type.enum}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate74.errors = vErrors;
return errors === 0;
}

const schema27 = {"$id":"TextMessageChunkEvent","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["TEXT_MESSAGE_CHUNK"]},"messageId":{"type":"string"},"role":{"$ref":"TextMessageRole"},"delta":{"type":"string"},"name":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(func2.call(schema27.properties, key0))){
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
if(!(data0 === "TEXT_MESSAGE_CHUNK")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.properties.type.enum}};
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
if(!(validate65(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate78.errors = vErrors;
return errors === 0;
}

const schema28 = {"$id":"ToolCallStartEvent","type":"object","required":["type","toolCallId","toolCallName"],"properties":{"type":{"type":"string","enum":["TOOL_CALL_START"]},"toolCallId":{"type":"string"},"toolCallName":{"type":"string"},"parentMessageId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((((key0 === "type") || (key0 === "toolCallId")) || (key0 === "toolCallName")) || (key0 === "parentMessageId")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "TOOL_CALL_START")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema28.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
if(data.toolCallName !== undefined){
if(typeof data.toolCallName !== "string"){
const err7 = {instancePath:instancePath+"/toolCallName",schemaPath:"#/properties/toolCallName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.parentMessageId !== undefined){
if(typeof data.parentMessageId !== "string"){
const err8 = {instancePath:instancePath+"/parentMessageId",schemaPath:"#/properties/parentMessageId/type",keyword:"type",params:{type: "string"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate83.errors = vErrors;
return errors === 0;
}

const schema29 = {"$id":"ToolCallArgsEvent","type":"object","required":["type","toolCallId","delta"],"properties":{"type":{"type":"string","enum":["TOOL_CALL_ARGS"]},"toolCallId":{"type":"string"},"delta":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "toolCallId")) || (key0 === "delta")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "TOOL_CALL_ARGS")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema29.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
if(data.delta !== undefined){
if(typeof data.delta !== "string"){
const err7 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate87.errors = vErrors;
return errors === 0;
}

const schema30 = {"$id":"ToolCallEndEvent","type":"object","required":["type","toolCallId"],"properties":{"type":{"type":"string","enum":["TOOL_CALL_END"]},"toolCallId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "type") || (key0 === "toolCallId")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "TOOL_CALL_END")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema30.properties.type.enum}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate91.errors = vErrors;
return errors === 0;
}

const schema31 = {"$id":"ToolCallChunkEvent","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["TOOL_CALL_CHUNK"]},"toolCallId":{"type":"string"},"toolCallName":{"type":"string"},"parentMessageId":{"type":"string"},"delta":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(func2.call(schema31.properties, key0))){
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
if(!(data0 === "TOOL_CALL_CHUNK")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.properties.type.enum}};
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
if(data.parentMessageId !== undefined){
if(typeof data.parentMessageId !== "string"){
const err6 = {instancePath:instancePath+"/parentMessageId",schemaPath:"#/properties/parentMessageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.delta !== undefined){
if(typeof data.delta !== "string"){
const err7 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate95.errors = vErrors;
return errors === 0;
}

const schema32 = {"$id":"ToolCallResultEvent","type":"object","required":["type","messageId","toolCallId","content"],"properties":{"type":{"type":"string","enum":["TOOL_CALL_RESULT"]},"messageId":{"type":"string"},"toolCallId":{"type":"string"},"content":{"$ref":"Content"},"role":{"type":"string","enum":["tool"]},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};
const schema33 = {"$id":"Content","type":["string","array"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"ContentPart"}}}};
const schema34 = {"$id":"ContentPart","type":"object","required":["type"],"properties":{"type":{"enum":["text","image","audio","video","document"]}},"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"TextPart"},{"$ref":"ImagePart"},{"$ref":"AudioPart"},{"$ref":"VideoPart"},{"$ref":"DocumentPart"}]};
const schema35 = {"$id":"TextPart","type":"object","required":["type","text"],"properties":{"type":{"type":"string","enum":["text"]},"text":{"type":"string"},"id":{"type":"string"},"metadata":{"$ref":"NonNullJson"}},"additionalProperties":false};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "type") || (key0 === "text")) || (key0 === "id")) || (key0 === "metadata"))){
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema35.properties.type.enum}};
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
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
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
if(!(validate47(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate102.errors = vErrors;
return errors === 0;
}

const schema36 = {"$id":"ImagePart","type":"object","required":["type","source"],"properties":{"type":{"type":"string","enum":["image"]},"source":{"$ref":"PartSource"},"id":{"type":"string"},"metadata":{"$ref":"NonNullJson"}},"additionalProperties":false};
const schema37 = {"$id":"PartSource","type":"object","required":["type"],"properties":{"type":{"enum":["data","url","file"]}},"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"DataSource"},{"$ref":"UrlSource"},{"$ref":"FileSource"}]};
const schema38 = {"$id":"DataSource","type":"object","required":["type","value","mimeType"],"properties":{"type":{"type":"string","enum":["data"]},"value":{"type":"string"},"mimeType":{"type":"string"}},"additionalProperties":false};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "type") || (key0 === "value")) || (key0 === "mimeType"))){
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
if(!(data0 === "data")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema38.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
const err7 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"}};
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
validate106.errors = vErrors;
return errors === 0;
}

const schema39 = {"$id":"UrlSource","type":"object","required":["type","value"],"properties":{"type":{"type":"string","enum":["url"]},"value":{"type":"string"},"mimeType":{"type":"string"}},"additionalProperties":false};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "type") || (key0 === "value")) || (key0 === "mimeType"))){
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
if(!(data0 === "url")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.enum}};
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
validate107.errors = vErrors;
return errors === 0;
}

const schema40 = {"$id":"FileSource","type":"object","required":["type","value"],"properties":{"type":{"type":"string","enum":["file"]},"value":{"type":"string"},"provider":{"type":"string"},"mimeType":{"type":"string"}},"additionalProperties":false};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "type") || (key0 === "value")) || (key0 === "provider")) || (key0 === "mimeType"))){
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
if(!(data0 === "file")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema40.properties.type.enum}};
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
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
const err7 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"}};
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
validate108.errors = vErrors;
return errors === 0;
}


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema37.properties.type.enum}};
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
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
else if(tag0 === "url"){
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file"){
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
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
validate105.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "type") || (key0 === "source")) || (key0 === "id")) || (key0 === "metadata"))){
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
if(!(data0 === "image")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema36.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate105(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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
validate104.errors = vErrors;
return errors === 0;
}

const schema41 = {"$id":"AudioPart","type":"object","required":["type","source"],"properties":{"type":{"type":"string","enum":["audio"]},"source":{"$ref":"PartSource"},"id":{"type":"string"},"metadata":{"$ref":"NonNullJson"}},"additionalProperties":false};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "type") || (key0 === "source")) || (key0 === "id")) || (key0 === "metadata"))){
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
if(!(data0 === "audio")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate105(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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
validate114.errors = vErrors;
return errors === 0;
}

const schema42 = {"$id":"VideoPart","type":"object","required":["type","source"],"properties":{"type":{"type":"string","enum":["video"]},"source":{"$ref":"PartSource"},"id":{"type":"string"},"metadata":{"$ref":"NonNullJson"}},"additionalProperties":false};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "type") || (key0 === "source")) || (key0 === "id")) || (key0 === "metadata"))){
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
if(!(data0 === "video")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema42.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate105(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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
validate117.errors = vErrors;
return errors === 0;
}

const schema43 = {"$id":"DocumentPart","type":"object","required":["type","source"],"properties":{"type":{"type":"string","enum":["document"]},"source":{"$ref":"PartSource"},"id":{"type":"string"},"metadata":{"$ref":"NonNullJson"}},"additionalProperties":false};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "type") || (key0 === "source")) || (key0 === "id")) || (key0 === "metadata"))){
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
if(!(data0 === "document")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema43.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate105(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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
validate120.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema34.properties.type.enum}};
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
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
else if(tag0 === "audio"){
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
else if(tag0 === "video"){
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
else if(tag0 === "document"){
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
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
validate101.errors = vErrors;
return errors === 0;
}


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Content" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema33.type}};
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
if(!(validate101(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
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
validate100.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(func2.call(schema32.properties, key0))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === "TOOL_CALL_RESULT")){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.messageId !== undefined){
if(typeof data.messageId !== "string"){
const err7 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
const err8 = {instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.content !== undefined){
if(!(validate100(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
let data4 = data.role;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data4 === "tool")){
const err10 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema32.properties.role.enum}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.subagentRunId !== undefined){
if(typeof data.subagentRunId !== "string"){
const err11 = {instancePath:instancePath+"/subagentRunId",schemaPath:"#/properties/subagentRunId/type",keyword:"type",params:{type: "string"}};
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
validate99.errors = vErrors;
return errors === 0;
}

const schema44 = {"$id":"StateSnapshotEvent","type":"object","required":["type","snapshot"],"properties":{"type":{"type":"string","enum":["STATE_SNAPSHOT"]},"snapshot":{},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "type") || (key0 === "snapshot")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "STATE_SNAPSHOT")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema44.properties.type.enum}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate133.errors = vErrors;
return errors === 0;
}

const schema45 = {"$id":"StateDeltaEvent","type":"object","required":["type","delta"],"properties":{"type":{"type":"string","enum":["STATE_DELTA"]},"delta":{"type":"array","items":{"$ref":"PatchOperation"}},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "type") || (key0 === "delta")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "STATE_DELTA")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema45.properties.type.enum}};
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
const err5 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "array"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate137.errors = vErrors;
return errors === 0;
}

const schema46 = {"$id":"MessagesSnapshotEvent","type":"object","required":["type","messages"],"properties":{"type":{"type":"string","enum":["MESSAGES_SNAPSHOT"]},"messages":{"type":"array","items":{"$ref":"Message"}},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}},"additionalProperties":false};
const schema47 = {"$id":"Message","type":"object","required":["role"],"properties":{"role":{"enum":["developer","system","assistant","user","tool","activity","reasoning"]}},"discriminator":{"propertyName":"role"},"oneOf":[{"$ref":"DeveloperMessage"},{"$ref":"SystemMessage"},{"$ref":"AssistantMessage"},{"$ref":"UserMessage"},{"$ref":"ToolMessage"},{"$ref":"ActivityMessage"},{"$ref":"ReasoningMessage"}]};
const schema48 = {"$id":"DeveloperMessage","type":"object","required":["role","content","id"],"properties":{"role":{"type":"string","enum":["developer"]},"content":{"type":"string"},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"},"encryptedValue":{"type":"string"},"name":{"type":"string"}},"additionalProperties":false};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "role") || (key0 === "content")) || (key0 === "id")) || (key0 === "metadata")) || (key0 === "subagentRunId")) || (key0 === "encryptedValue")) || (key0 === "name"))){
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
if(!(data0 === "developer")){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema48.properties.role.enum}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(data.encryptedValue !== undefined){
if(typeof data.encryptedValue !== "string"){
const err9 = {instancePath:instancePath+"/encryptedValue",schemaPath:"#/properties/encryptedValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
validate144.errors = vErrors;
return errors === 0;
}

const schema49 = {"$id":"SystemMessage","type":"object","required":["role","content","id"],"properties":{"role":{"type":"string","enum":["system"]},"content":{"type":"string"},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"},"encryptedValue":{"type":"string"},"name":{"type":"string"}},"additionalProperties":false};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "role") || (key0 === "content")) || (key0 === "id")) || (key0 === "metadata")) || (key0 === "subagentRunId")) || (key0 === "encryptedValue")) || (key0 === "name"))){
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
if(!(data0 === "system")){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema49.properties.role.enum}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(data.encryptedValue !== undefined){
if(typeof data.encryptedValue !== "string"){
const err9 = {instancePath:instancePath+"/encryptedValue",schemaPath:"#/properties/encryptedValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
validate146.errors = vErrors;
return errors === 0;
}

const schema50 = {"$id":"AssistantMessage","type":"object","required":["role","id"],"properties":{"role":{"type":"string","enum":["assistant"]},"content":{"type":"string"},"toolCalls":{"type":"array","items":{"$ref":"ToolCall"}},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"},"encryptedValue":{"type":"string"},"name":{"type":"string"}},"additionalProperties":false};
const schema51 = {"$id":"ToolCall","type":"object","required":["id","type","function"],"properties":{"id":{"type":"string"},"type":{"type":"string","enum":["function"]},"function":{"$ref":"FunctionCall"},"encryptedValue":{"type":"string"},"metadata":{"$ref":"JsonObject"}},"additionalProperties":false};
const schema52 = {"$id":"FunctionCall","type":"object","required":["name","arguments"],"properties":{"name":{"type":"string"},"arguments":{"type":"string"}},"additionalProperties":false};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "name") || (key0 === "arguments"))){
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.arguments !== undefined){
if(typeof data.arguments !== "string"){
const err4 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"}};
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((key0 === "id") || (key0 === "type")) || (key0 === "function")) || (key0 === "encryptedValue")) || (key0 === "metadata"))){
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
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1 === "function")){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema51.properties.type.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.function !== undefined){
if(!(validate150(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
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
if(data.metadata !== undefined){
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate149.errors = vErrors;
return errors === 0;
}


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((((key0 === "role") || (key0 === "content")) || (key0 === "toolCalls")) || (key0 === "id")) || (key0 === "metadata")) || (key0 === "subagentRunId")) || (key0 === "encryptedValue")) || (key0 === "name"))){
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
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema50.properties.role.enum}};
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
if(data.toolCalls !== undefined){
let data2 = data.toolCalls;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate149(data2[i0], {instancePath:instancePath+"/toolCalls/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/toolCalls",schemaPath:"#/properties/toolCalls/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(data.encryptedValue !== undefined){
if(typeof data.encryptedValue !== "string"){
const err9 = {instancePath:instancePath+"/encryptedValue",schemaPath:"#/properties/encryptedValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
validate148.errors = vErrors;
return errors === 0;
}

const schema53 = {"$id":"UserMessage","type":"object","required":["role","content","id"],"properties":{"role":{"type":"string","enum":["user"]},"content":{"$ref":"Content"},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"},"encryptedValue":{"type":"string"},"name":{"type":"string"}},"additionalProperties":false};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "role") || (key0 === "content")) || (key0 === "id")) || (key0 === "metadata")) || (key0 === "subagentRunId")) || (key0 === "encryptedValue")) || (key0 === "name"))){
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
if(!(data0 === "user")){
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
if(!(validate100(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate155.errors = vErrors;
return errors === 0;
}

const schema54 = {"$id":"ToolMessage","type":"object","required":["role","content","toolCallId","id"],"properties":{"role":{"type":"string","enum":["tool"]},"content":{"$ref":"Content"},"toolCallId":{"type":"string"},"error":{"type":"string"},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"},"encryptedValue":{"type":"string"}},"additionalProperties":false};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((((key0 === "role") || (key0 === "content")) || (key0 === "toolCallId")) || (key0 === "error")) || (key0 === "id")) || (key0 === "metadata")) || (key0 === "subagentRunId")) || (key0 === "encryptedValue"))){
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
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === "tool")){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema54.properties.role.enum}};
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
if(!(validate100(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
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
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err8 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(data.encryptedValue !== undefined){
if(typeof data.encryptedValue !== "string"){
const err11 = {instancePath:instancePath+"/encryptedValue",schemaPath:"#/properties/encryptedValue/type",keyword:"type",params:{type: "string"}};
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
validate158.errors = vErrors;
return errors === 0;
}

const schema55 = {"$id":"ReasoningMessage","type":"object","required":["role","content","id"],"properties":{"role":{"type":"string","enum":["reasoning"]},"content":{"type":"string"},"id":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"},"encryptedValue":{"type":"string"}},"additionalProperties":false};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "role") || (key0 === "content")) || (key0 === "id")) || (key0 === "metadata")) || (key0 === "subagentRunId")) || (key0 === "encryptedValue"))){
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
if(!(data0 === "reasoning")){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema55.properties.role.enum}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(data.encryptedValue !== undefined){
if(typeof data.encryptedValue !== "string"){
const err9 = {instancePath:instancePath+"/encryptedValue",schemaPath:"#/properties/encryptedValue/type",keyword:"type",params:{type: "string"}};
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
validate161.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema47.properties.role.enum}};
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
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
else if(tag0 === "system"){
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
else if(tag0 === "assistant"){
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
else if(tag0 === "user"){
if(!(validate155(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool"){
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
else if(tag0 === "activity"){
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reasoning"){
if(!(validate161(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
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
validate143.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((key0 === "type") || (key0 === "messages")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata"))){
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
if(!(data0 === "MESSAGES_SNAPSHOT")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema46.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
if(!(validate143(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate142.errors = vErrors;
return errors === 0;
}

const schema56 = {"$id":"RawEvent","type":"object","required":["type","event"],"properties":{"type":{"type":"string","enum":["RAW"]},"event":{},"source":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "event")) || (key0 === "source")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "RAW")){
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
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err5 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate174.errors = vErrors;
return errors === 0;
}

const schema57 = {"$id":"RunStartedEvent","type":"object","required":["type","threadId","runId"],"properties":{"type":{"type":"string","enum":["RUN_STARTED"]},"threadId":{"type":"string"},"runId":{"type":"string"},"protocolVersion":{"type":"string"},"parentRunId":{"type":"string"},"input":{"$ref":"JsonObject"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}},"additionalProperties":false};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(func2.call(schema57.properties, key0))){
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
if(!(data0 === "RUN_STARTED")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema57.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.threadId !== undefined){
if(typeof data.threadId !== "string"){
const err6 = {instancePath:instancePath+"/threadId",schemaPath:"#/properties/threadId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.runId !== undefined){
if(typeof data.runId !== "string"){
const err7 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.protocolVersion !== undefined){
if(typeof data.protocolVersion !== "string"){
const err8 = {instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.parentRunId !== undefined){
if(typeof data.parentRunId !== "string"){
const err9 = {instancePath:instancePath+"/parentRunId",schemaPath:"#/properties/parentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.input !== undefined){
if(!(validate50(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
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
validate178.errors = vErrors;
return errors === 0;
}

const schema58 = {"$id":"RunFinishedEvent","type":"object","required":["type","threadId","runId"],"properties":{"type":{"type":"string","enum":["RUN_FINISHED"]},"threadId":{"type":"string"},"runId":{"type":"string"},"result":{"$ref":"AnyRunResult"},"outcome":{"$ref":"RunOutcome"},"usage":{"type":"array","items":{"$ref":"TokenUsage"}},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}},"additionalProperties":false};
const schema59 = {"$id":"AnyRunResult","type":["object","string","number","boolean","array"],"if":{"type":"object"},"then":{"$ref":"RunResult"},"else":{"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"number"},"then":{"type":"number","format":"double"},"else":{"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"array"},"then":{"$ref":"JsonList"}}}}}};
const schema60 = {"$id":"RunResult","type":"object","properties":{"stopReason":{"$ref":"StopReason"}},"additionalProperties":{}};
const schema61 = {"$id":"StopReason","type":"string"};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate186.errors = vErrors;
return errors === 0;
}


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunResult" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stopReason !== undefined){
if(!(validate186(data.stopReason, {instancePath:instancePath+"/stopReason",parentData:data,parentDataProperty:"stopReason",rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
validate185.errors = vErrors;
return errors === 0;
}


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AnyRunResult" */;
let vErrors = null;
let errors = 0;
if((((!data || typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema59.type}};
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
if(!(validate185(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var _valid4 = _errs27 === errors;
valid4 = _valid4;
}
if(!valid4){
const err10 = {instancePath,schemaPath:"#/else/else/else/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs23 === errors;
valid3 = _valid3;
ifClause3 = "else";
}
if(!valid3){
const err11 = {instancePath,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid2 = _valid2;
ifClause2 = "else";
}
if(!valid2){
const err12 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid1 = _valid1;
ifClause1 = "else";
}
if(!valid1){
const err13 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err14 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}

const schema62 = {"$id":"RunOutcome","type":"object","required":["type"],"properties":{"type":{"enum":["success","interrupt","cancelled"]}},"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"SuccessOutcome"},{"$ref":"InterruptOutcome"},{"$ref":"CancelledOutcome"}]};
const schema63 = {"$id":"SuccessOutcome","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["success"]},"pendingToolCallIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "type") || (key0 === "pendingToolCallIds"))){
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
if(!(data0 === "success")){
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
if(data.pendingToolCallIds !== undefined){
let data1 = data.pendingToolCallIds;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data1[i0] !== "string"){
const err4 = {instancePath:instancePath+"/pendingToolCallIds/" + i0,schemaPath:"#/properties/pendingToolCallIds/items/type",keyword:"type",params:{type: "string"}};
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
const err5 = {instancePath:instancePath+"/pendingToolCallIds",schemaPath:"#/properties/pendingToolCallIds/type",keyword:"type",params:{type: "array"}};
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
validate192.errors = vErrors;
return errors === 0;
}

const schema64 = {"$id":"InterruptOutcome","type":"object","required":["type","interrupts"],"properties":{"type":{"type":"string","enum":["interrupt"]},"interrupts":{"type":"array","items":{"$ref":"Interrupt"},"minItems":1}},"additionalProperties":false};
const schema65 = {"$id":"Interrupt","type":"object","required":["id","reason"],"properties":{"id":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"toolCallId":{"type":"string"},"responseSchema":{"$ref":"JsonObject"},"expiresAt":{"type":"string"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((((key0 === "id") || (key0 === "reason")) || (key0 === "message")) || (key0 === "toolCallId")) || (key0 === "responseSchema")) || (key0 === "expiresAt")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
if(data.responseSchema !== undefined){
if(!(validate50(data.responseSchema, {instancePath:instancePath+"/responseSchema",parentData:data,parentDataProperty:"responseSchema",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.expiresAt !== undefined){
if(typeof data.expiresAt !== "string"){
const err7 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate194.errors = vErrors;
return errors === 0;
}


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "type") || (key0 === "interrupts"))){
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
if(!(data0 === "interrupt")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema64.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.interrupts !== undefined){
let data1 = data.interrupts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/interrupts",schemaPath:"#/properties/interrupts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate194(data1[i0], {instancePath:instancePath+"/interrupts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/interrupts",schemaPath:"#/properties/interrupts/type",keyword:"type",params:{type: "array"}};
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
validate193.errors = vErrors;
return errors === 0;
}

const schema66 = {"$id":"CancelledOutcome","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["cancelled"]}},"additionalProperties":false};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "type")){
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
if(!(data0 === "cancelled")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema66.properties.type.enum}};
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
validate198.errors = vErrors;
return errors === 0;
}


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema62.properties.type.enum}};
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
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt"){
if(!(validate193(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
}
else if(tag0 === "cancelled"){
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
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
validate191.errors = vErrors;
return errors === 0;
}

const schema67 = {"$id":"TokenUsage","type":"object","properties":{"provider":{"type":"string"},"model":{"type":"string"},"inputTokens":{"$ref":"Count"},"outputTokens":{"$ref":"Count"},"totalTokens":{"$ref":"Count"},"reasoningTokens":{"$ref":"Count"},"cachedInputTokens":{"$ref":"Count"},"cacheWriteInputTokens":{"$ref":"Count"}},"additionalProperties":false};
const schema68 = {"$id":"Count","type":"integer","format":"int64","minimum":0,"maximum":9007199254740991};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate204.errors = vErrors;
return errors === 0;
}


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TokenUsage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((((key0 === "provider") || (key0 === "model")) || (key0 === "inputTokens")) || (key0 === "outputTokens")) || (key0 === "totalTokens")) || (key0 === "reasoningTokens")) || (key0 === "cachedInputTokens")) || (key0 === "cacheWriteInputTokens"))){
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
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
const err1 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.inputTokens !== undefined){
if(!(validate204(data.inputTokens, {instancePath:instancePath+"/inputTokens",parentData:data,parentDataProperty:"inputTokens",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
if(data.outputTokens !== undefined){
if(!(validate204(data.outputTokens, {instancePath:instancePath+"/outputTokens",parentData:data,parentDataProperty:"outputTokens",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
if(data.totalTokens !== undefined){
if(!(validate204(data.totalTokens, {instancePath:instancePath+"/totalTokens",parentData:data,parentDataProperty:"totalTokens",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
if(data.reasoningTokens !== undefined){
if(!(validate204(data.reasoningTokens, {instancePath:instancePath+"/reasoningTokens",parentData:data,parentDataProperty:"reasoningTokens",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
if(data.cachedInputTokens !== undefined){
if(!(validate204(data.cachedInputTokens, {instancePath:instancePath+"/cachedInputTokens",parentData:data,parentDataProperty:"cachedInputTokens",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
if(data.cacheWriteInputTokens !== undefined){
if(!(validate204(data.cacheWriteInputTokens, {instancePath:instancePath+"/cacheWriteInputTokens",parentData:data,parentDataProperty:"cacheWriteInputTokens",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
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
validate203.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(func2.call(schema58.properties, key0))){
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
if(!(data0 === "RUN_FINISHED")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema58.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.threadId !== undefined){
if(typeof data.threadId !== "string"){
const err6 = {instancePath:instancePath+"/threadId",schemaPath:"#/properties/threadId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.runId !== undefined){
if(typeof data.runId !== "string"){
const err7 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.result !== undefined){
if(!(validate184(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
if(!(validate191(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data.usage !== undefined){
let data5 = data.usage;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate203(data5[i0], {instancePath:instancePath+"/usage/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: "array"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate183.errors = vErrors;
return errors === 0;
}

const schema69 = {"$id":"RunErrorEvent","type":"object","required":["type","message"],"properties":{"type":{"type":"string","enum":["RUN_ERROR"]},"message":{"type":"string"},"code":{"$ref":"RunErrorCode"},"usage":{"type":"array","items":{"$ref":"TokenUsage"}},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}},"additionalProperties":false};
const schema70 = {"$id":"RunErrorCode","type":"string"};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate216.errors = vErrors;
return errors === 0;
}


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "message")) || (key0 === "code")) || (key0 === "usage")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata"))){
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
if(!(data0 === "RUN_ERROR")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema69.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validate216(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
if(data.usage !== undefined){
let data3 = data.usage;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate203(data3[i0], {instancePath:instancePath+"/usage/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: "array"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate215.errors = vErrors;
return errors === 0;
}

const schema71 = {"$id":"StepStartedEvent","type":"object","required":["type","stepName"],"properties":{"type":{"type":"string","enum":["STEP_STARTED"]},"stepName":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "type") || (key0 === "stepName")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "STEP_STARTED")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema71.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.stepName !== undefined){
if(typeof data.stepName !== "string"){
const err5 = {instancePath:instancePath+"/stepName",schemaPath:"#/properties/stepName/type",keyword:"type",params:{type: "string"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate222.errors = vErrors;
return errors === 0;
}

const schema72 = {"$id":"StepFinishedEvent","type":"object","required":["type","stepName"],"properties":{"type":{"type":"string","enum":["STEP_FINISHED"]},"stepName":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "type") || (key0 === "stepName")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "STEP_FINISHED")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema72.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.stepName !== undefined){
if(typeof data.stepName !== "string"){
const err5 = {instancePath:instancePath+"/stepName",schemaPath:"#/properties/stepName/type",keyword:"type",params:{type: "string"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate226.errors = vErrors;
return errors === 0;
}

const schema73 = {"$id":"ReasoningStartEvent","type":"object","required":["type","messageId"],"properties":{"type":{"type":"string","enum":["REASONING_START"]},"messageId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "type") || (key0 === "messageId")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "REASONING_START")){
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate230.errors = vErrors;
return errors === 0;
}

const schema74 = {"$id":"ReasoningMessageStartEvent","type":"object","required":["type","messageId","role"],"properties":{"type":{"type":"string","enum":["REASONING_MESSAGE_START"]},"messageId":{"type":"string"},"role":{"type":"string","enum":["reasoning"]},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "messageId")) || (key0 === "role")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "REASONING_MESSAGE_START")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema74.properties.type.enum}};
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
if(!(data2 === "reasoning")){
const err8 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema74.properties.role.enum}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate234.errors = vErrors;
return errors === 0;
}

const schema75 = {"$id":"ReasoningMessageContentEvent","type":"object","required":["type","messageId","delta"],"properties":{"type":{"type":"string","enum":["REASONING_MESSAGE_CONTENT"]},"messageId":{"type":"string"},"delta":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "messageId")) || (key0 === "delta")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "REASONING_MESSAGE_CONTENT")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum}};
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
if(data.delta !== undefined){
if(typeof data.delta !== "string"){
const err7 = {instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate238.errors = vErrors;
return errors === 0;
}

const schema76 = {"$id":"ReasoningMessageEndEvent","type":"object","required":["type","messageId"],"properties":{"type":{"type":"string","enum":["REASONING_MESSAGE_END"]},"messageId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "type") || (key0 === "messageId")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "REASONING_MESSAGE_END")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema76.properties.type.enum}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate242.errors = vErrors;
return errors === 0;
}

const schema77 = {"$id":"ReasoningMessageChunkEvent","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["REASONING_MESSAGE_CHUNK"]},"messageId":{"type":"string"},"delta":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "messageId")) || (key0 === "delta")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "REASONING_MESSAGE_CHUNK")){
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate246.errors = vErrors;
return errors === 0;
}

const schema78 = {"$id":"ReasoningEndEvent","type":"object","required":["type","messageId"],"properties":{"type":{"type":"string","enum":["REASONING_END"]},"messageId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "type") || (key0 === "messageId")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "REASONING_END")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema78.properties.type.enum}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate250.errors = vErrors;
return errors === 0;
}

const schema79 = {"$id":"ReasoningEncryptedValueEvent","type":"object","required":["type","subtype","entityId","encryptedValue"],"properties":{"type":{"type":"string","enum":["REASONING_ENCRYPTED_VALUE"]},"subtype":{"$ref":"ReasoningEncryptedValueSubtype"},"entityId":{"type":"string"},"encryptedValue":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};
const schema80 = {"$id":"ReasoningEncryptedValueSubtype","type":"string","enum":["tool-call","message"]};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema80.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate255.errors = vErrors;
return errors === 0;
}


function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((((key0 === "type") || (key0 === "subtype")) || (key0 === "entityId")) || (key0 === "encryptedValue")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === "REASONING_ENCRYPTED_VALUE")){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema79.properties.type.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.subtype !== undefined){
if(!(validate255(data.subtype, {instancePath:instancePath+"/subtype",parentData:data,parentDataProperty:"subtype",rootData}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
}
if(data.entityId !== undefined){
if(typeof data.entityId !== "string"){
const err7 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/type",keyword:"type",params:{type: "string"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate254.errors = vErrors;
return errors === 0;
}

const schema81 = {"$id":"SubagentStartedEvent","type":"object","required":["type","subagentRunId","name"],"properties":{"type":{"type":"string","enum":["SUBAGENT_STARTED"]},"subagentRunId":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"parentSubagentRunId":{"type":"string"},"parentToolCallId":{"type":"string"},"parentMessageId":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}},"additionalProperties":false};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(func2.call(schema81.properties, key0))){
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
if(!(data0 === "SUBAGENT_STARTED")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema81.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.parentSubagentRunId !== undefined){
if(typeof data.parentSubagentRunId !== "string"){
const err9 = {instancePath:instancePath+"/parentSubagentRunId",schemaPath:"#/properties/parentSubagentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.parentToolCallId !== undefined){
if(typeof data.parentToolCallId !== "string"){
const err10 = {instancePath:instancePath+"/parentToolCallId",schemaPath:"#/properties/parentToolCallId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.parentMessageId !== undefined){
if(typeof data.parentMessageId !== "string"){
const err11 = {instancePath:instancePath+"/parentMessageId",schemaPath:"#/properties/parentMessageId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
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
validate260.errors = vErrors;
return errors === 0;
}

const schema82 = {"$id":"SubagentFinishedEvent","type":"object","required":["type","subagentRunId"],"properties":{"type":{"type":"string","enum":["SUBAGENT_FINISHED"]},"subagentRunId":{"type":"string"},"result":{"$ref":"NonNullJson"},"outcome":{"$ref":"SubagentOutcome"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}},"additionalProperties":false};
const schema83 = {"$id":"SubagentOutcome","type":"object","required":["type"],"properties":{"type":{"enum":["success","suspended"]}},"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"SubagentSuccessOutcome"},{"$ref":"SubagentSuspendedOutcome"}]};
const schema84 = {"$id":"SubagentSuccessOutcome","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["success"]}},"additionalProperties":false};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "type")){
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
if(!(data0 === "success")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema84.properties.type.enum}};
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
validate267.errors = vErrors;
return errors === 0;
}

const schema85 = {"$id":"SubagentSuspendedOutcome","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["suspended"]},"interruptIds":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "type") || (key0 === "interruptIds"))){
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
if(!(data0 === "suspended")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema85.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const err4 = {instancePath:instancePath+"/interruptIds/" + i0,schemaPath:"#/properties/interruptIds/items/type",keyword:"type",params:{type: "string"}};
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
const err5 = {instancePath:instancePath+"/interruptIds",schemaPath:"#/properties/interruptIds/type",keyword:"type",params:{type: "array"}};
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
validate268.errors = vErrors;
return errors === 0;
}


function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema83.properties.type.enum}};
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
if(!(validate267(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
}
else if(tag0 === "suspended"){
if(!(validate268(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
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
validate266.errors = vErrors;
return errors === 0;
}


function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "subagentRunId")) || (key0 === "result")) || (key0 === "outcome")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata"))){
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
if(!(data0 === "SUBAGENT_FINISHED")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema82.properties.type.enum}};
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
if(data.result !== undefined){
if(!(validate47(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
if(!(validate266(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate264.errors = vErrors;
return errors === 0;
}

const schema86 = {"$id":"SubagentErrorEvent","type":"object","required":["type","subagentRunId","message"],"properties":{"type":{"type":"string","enum":["SUBAGENT_ERROR"]},"subagentRunId":{"type":"string"},"message":{"type":"string"},"code":{"type":"string"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}},"additionalProperties":false};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "subagentRunId")) || (key0 === "message")) || (key0 === "code")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata"))){
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
if(!(data0 === "SUBAGENT_ERROR")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema86.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err8 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate275.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema22.properties.type.enum}};
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
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TEXT_MESSAGE_CONTENT"){
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TEXT_MESSAGE_END"){
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TEXT_MESSAGE_CHUNK"){
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TOOL_CALL_START"){
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TOOL_CALL_ARGS"){
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TOOL_CALL_END"){
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TOOL_CALL_CHUNK"){
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
else if(tag0 === "TOOL_CALL_RESULT"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
else if(tag0 === "STATE_SNAPSHOT"){
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
else if(tag0 === "STATE_DELTA"){
if(!(validate137(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
else if(tag0 === "MESSAGES_SNAPSHOT"){
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
else if(tag0 === "ACTIVITY_SNAPSHOT"){
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
else if(tag0 === "RUN_STARTED"){
if(!(validate178(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
else if(tag0 === "RUN_FINISHED"){
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
else if(tag0 === "RUN_ERROR"){
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
else if(tag0 === "STEP_STARTED"){
if(!(validate222(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
else if(tag0 === "STEP_FINISHED"){
if(!(validate226(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_START"){
if(!(validate230(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_MESSAGE_START"){
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_MESSAGE_CONTENT"){
if(!(validate238(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_MESSAGE_END"){
if(!(validate242(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_MESSAGE_CHUNK"){
if(!(validate246(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_END"){
if(!(validate250(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REASONING_ENCRYPTED_VALUE"){
if(!(validate254(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
else if(tag0 === "SUBAGENT_STARTED"){
if(!(validate260(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
else if(tag0 === "SUBAGENT_FINISHED"){
if(!(validate264(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
}
else if(tag0 === "SUBAGENT_ERROR"){
if(!(validate275(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
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
validate63.errors = vErrors;
return errors === 0;
}

const schema87 = {"$id":"CustomEvent","type":"object","required":["name"],"if":{"required":["name"],"properties":{"name":{"enum":["tambo.run.awaiting_input","tambo.component.start","tambo.component.props_delta","tambo.component.state_delta","tambo.component.end"]}}},"then":{"$ref":"TamboExtensionEvent"},"else":{"$ref":"ForeignCustomEvent"}};
const schema88 = {"$id":"TamboExtensionEvent","type":"object","required":["name"],"properties":{"name":{"enum":["tambo.run.awaiting_input","tambo.component.start","tambo.component.props_delta","tambo.component.state_delta","tambo.component.end"]}},"discriminator":{"propertyName":"name"},"oneOf":[{"$ref":"TamboAwaitingInputEvent"},{"$ref":"TamboComponentStartEvent"},{"$ref":"TamboComponentPropsDeltaEvent"},{"$ref":"TamboComponentStateDeltaEvent"},{"$ref":"TamboComponentEndEvent"}]};
const schema89 = {"$id":"TamboAwaitingInputEvent","type":"object","required":["type","name","value"],"properties":{"type":{"type":"string","enum":["CUSTOM"]},"name":{"type":"string","enum":["tambo.run.awaiting_input"]},"value":{"$ref":"AwaitingInputValue"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};
const schema90 = {"$id":"AwaitingInputValue","type":"object","required":["threadId","runId","pendingToolCalls"],"properties":{"threadId":{"type":"string"},"runId":{"type":"string"},"pendingToolCalls":{"type":"array","items":{"$ref":"PendingToolCall"}}},"additionalProperties":false};
const schema91 = {"$id":"PendingToolCall","type":"object","required":["toolCallId","toolName","input"],"properties":{"toolCallId":{"type":"string"},"toolName":{"type":"string"},"input":{"$ref":"JsonObject"}},"additionalProperties":false};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "toolCallId") || (key0 === "toolName")) || (key0 === "input"))){
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
if(data.toolName !== undefined){
if(typeof data.toolName !== "string"){
const err5 = {instancePath:instancePath+"/toolName",schemaPath:"#/properties/toolName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.input !== undefined){
if(!(validate50(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate314.errors = vErrors;
return errors === 0;
}


function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "threadId") || (key0 === "runId")) || (key0 === "pendingToolCalls"))){
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
if(data.pendingToolCalls !== undefined){
let data2 = data.pendingToolCalls;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate314(data2[i0], {instancePath:instancePath+"/pendingToolCalls/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/pendingToolCalls",schemaPath:"#/properties/pendingToolCalls/type",keyword:"type",params:{type: "array"}};
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
validate313.errors = vErrors;
return errors === 0;
}


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "name")) || (key0 === "value")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "CUSTOM")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema89.properties.type.enum}};
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
let data1 = data.name;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data1 === "tambo.run.awaiting_input")){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema89.properties.name.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate313(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate312.errors = vErrors;
return errors === 0;
}

const schema92 = {"$id":"TamboComponentStartEvent","type":"object","required":["type","name","value"],"properties":{"type":{"type":"string","enum":["CUSTOM"]},"name":{"type":"string","enum":["tambo.component.start"]},"value":{"$ref":"ComponentStartValue"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};
const schema93 = {"$id":"ComponentStartValue","type":"object","required":["componentId","componentName","messageId"],"properties":{"componentId":{"type":"string"},"componentName":{"type":"string"},"messageId":{"type":"string"}},"additionalProperties":false};

function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "componentId") || (key0 === "componentName")) || (key0 === "messageId"))){
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
if(data.componentId !== undefined){
if(typeof data.componentId !== "string"){
const err4 = {instancePath:instancePath+"/componentId",schemaPath:"#/properties/componentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.componentName !== undefined){
if(typeof data.componentName !== "string"){
const err5 = {instancePath:instancePath+"/componentName",schemaPath:"#/properties/componentName/type",keyword:"type",params:{type: "string"}};
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
validate322.errors = vErrors;
return errors === 0;
}


function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "name")) || (key0 === "value")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "CUSTOM")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema92.properties.type.enum}};
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
let data1 = data.name;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data1 === "tambo.component.start")){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema92.properties.name.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate322(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate321.errors = vErrors;
return errors === 0;
}

const schema94 = {"$id":"TamboComponentPropsDeltaEvent","type":"object","required":["type","name","value"],"properties":{"type":{"type":"string","enum":["CUSTOM"]},"name":{"type":"string","enum":["tambo.component.props_delta"]},"value":{"$ref":"ComponentPropsDeltaValue"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};
const schema95 = {"$id":"ComponentPropsDeltaValue","type":"object","required":["componentId","delta"],"properties":{"componentId":{"type":"string"},"delta":{"type":"string"}},"additionalProperties":false};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "componentId") || (key0 === "delta"))){
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
validate328.errors = vErrors;
return errors === 0;
}


function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "name")) || (key0 === "value")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "CUSTOM")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema94.properties.type.enum}};
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
let data1 = data.name;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data1 === "tambo.component.props_delta")){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema94.properties.name.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate328(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate327.errors = vErrors;
return errors === 0;
}

const schema96 = {"$id":"TamboComponentStateDeltaEvent","type":"object","required":["type","name","value"],"properties":{"type":{"type":"string","enum":["CUSTOM"]},"name":{"type":"string","enum":["tambo.component.state_delta"]},"value":{"$ref":"ComponentStateDeltaValue"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};
const schema97 = {"$id":"ComponentStateDeltaValue","type":"object","required":["componentId","delta"],"properties":{"componentId":{"type":"string"},"delta":{"type":"array","items":{"$ref":"JsonPatchOperation"}}},"additionalProperties":false};
const schema98 = {"$id":"JsonPatchOperation","type":"object","required":["op"],"properties":{"op":{"enum":["add","remove","replace","move","copy"]}},"discriminator":{"propertyName":"op"},"oneOf":[{"$ref":"JsonPatchAdd"},{"$ref":"JsonPatchRemove"},{"$ref":"JsonPatchReplace"},{"$ref":"JsonPatchMove"},{"$ref":"JsonPatchCopy"}]};

function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/enum",keyword:"enum",params:{allowedValues: schema98.properties.op.enum}};
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
validate335.errors = vErrors;
return errors === 0;
}


function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "componentId") || (key0 === "delta"))){
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
if(data.delta !== undefined){
let data1 = data.delta;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate335(data1[i0], {instancePath:instancePath+"/delta/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
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
validate334.errors = vErrors;
return errors === 0;
}


function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "name")) || (key0 === "value")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "CUSTOM")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema96.properties.type.enum}};
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
let data1 = data.name;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data1 === "tambo.component.state_delta")){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema96.properties.name.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate334(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate333.errors = vErrors;
return errors === 0;
}

const schema99 = {"$id":"TamboComponentEndEvent","type":"object","required":["type","name","value"],"properties":{"type":{"type":"string","enum":["CUSTOM"]},"name":{"type":"string","enum":["tambo.component.end"]},"value":{"$ref":"ComponentEndValue"},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};
const schema100 = {"$id":"ComponentEndValue","type":"object","required":["componentId","props"],"properties":{"componentId":{"type":"string"},"props":{"$ref":"JsonObject"},"state":{"$ref":"JsonObject"}},"additionalProperties":false};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "componentId") || (key0 === "props")) || (key0 === "state"))){
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
if(data.props !== undefined){
if(!(validate50(data.props, {instancePath:instancePath+"/props",parentData:data,parentDataProperty:"props",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate50(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate347.errors = vErrors;
return errors === 0;
}


function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "name")) || (key0 === "value")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "CUSTOM")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema99.properties.type.enum}};
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
let data1 = data.name;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data1 === "tambo.component.end")){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema99.properties.name.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate347(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate346.errors = vErrors;
return errors === 0;
}


function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema88.properties.name.enum}};
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
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tambo.component.start"){
if(!(validate321(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tambo.component.props_delta"){
if(!(validate327(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tambo.component.state_delta"){
if(!(validate333(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tambo.component.end"){
if(!(validate346(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
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
validate311.errors = vErrors;
return errors === 0;
}

const schema101 = {"$id":"ForeignCustomEvent","type":"object","required":["type","name","value"],"properties":{"type":{"type":"string","enum":["CUSTOM"]},"name":{"$ref":"ForeignEventName"},"value":{},"timestamp":{"$ref":"EventTime"},"rawEvent":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"},"subagentRunId":{"type":"string"}},"additionalProperties":false};
const schema102 = {"$id":"ForeignEventName","type":"string","pattern":"^($|[^t]|t($|[^a]|a($|[^m]|m($|[^b]|b($|[^o]|o($|[^.]))))))"};
const pattern1 = new RegExp("^($|[^t]|t($|[^a]|a($|[^m]|m($|[^b]|b($|[^o]|o($|[^.]))))))", "u");

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate361.errors = vErrors;
return errors === 0;
}


function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "name")) || (key0 === "value")) || (key0 === "timestamp")) || (key0 === "rawEvent")) || (key0 === "metadata")) || (key0 === "subagentRunId"))){
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
if(!(data0 === "CUSTOM")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema101.properties.type.enum}};
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
if(!(validate361(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate360.errors = vErrors;
return errors === 0;
}


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate311(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate360(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
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
validate310.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
if(!(validate310(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
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
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema21.properties.type.enum}};
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
validate62.errors = vErrors;
return errors === 0;
}

export const validateAgentCapabilities = validate368;
const schema103 = {"$id":"AgentCapabilities","type":"object","properties":{"identity":{"$ref":"IdentityCapabilities"},"transport":{"$ref":"TransportCapabilities"},"tools":{"$ref":"ToolsCapabilities"},"output":{"$ref":"OutputCapabilities"},"state":{"$ref":"StateCapabilities"},"multiAgent":{"$ref":"MultiAgentCapabilities"},"reasoning":{"$ref":"ReasoningCapabilities"},"multimodal":{"$ref":"MultimodalCapabilities"},"execution":{"$ref":"ExecutionCapabilities"},"humanInTheLoop":{"$ref":"HumanInTheLoopCapabilities"},"custom":{"$ref":"JsonObject"}},"additionalProperties":false};
const schema104 = {"$id":"IdentityCapabilities","type":"object","properties":{"name":{"type":"string"},"type":{"type":"string"},"description":{"type":"string"},"version":{"type":"string"},"provider":{"type":"string"},"documentationUrl":{"type":"string"},"metadata":{"$ref":"JsonObject"}},"additionalProperties":false};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdentityCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "name") || (key0 === "type")) || (key0 === "description")) || (key0 === "version")) || (key0 === "provider")) || (key0 === "documentationUrl")) || (key0 === "metadata"))){
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
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
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
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
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
if(data.documentationUrl !== undefined){
if(typeof data.documentationUrl !== "string"){
const err6 = {instancePath:instancePath+"/documentationUrl",schemaPath:"#/properties/documentationUrl/type",keyword:"type",params:{type: "string"}};
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate369.errors = vErrors;
return errors === 0;
}

const schema105 = {"$id":"TransportCapabilities","type":"object","properties":{"streaming":{"type":"boolean"},"websocket":{"type":"boolean"},"httpBinary":{"type":"boolean"},"pushNotifications":{"type":"boolean"},"resumable":{"type":"boolean"}},"additionalProperties":false};

function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TransportCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((key0 === "streaming") || (key0 === "websocket")) || (key0 === "httpBinary")) || (key0 === "pushNotifications")) || (key0 === "resumable"))){
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
if(data.websocket !== undefined){
if(typeof data.websocket !== "boolean"){
const err2 = {instancePath:instancePath+"/websocket",schemaPath:"#/properties/websocket/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.httpBinary !== undefined){
if(typeof data.httpBinary !== "boolean"){
const err3 = {instancePath:instancePath+"/httpBinary",schemaPath:"#/properties/httpBinary/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.pushNotifications !== undefined){
if(typeof data.pushNotifications !== "boolean"){
const err4 = {instancePath:instancePath+"/pushNotifications",schemaPath:"#/properties/pushNotifications/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.resumable !== undefined){
if(typeof data.resumable !== "boolean"){
const err5 = {instancePath:instancePath+"/resumable",schemaPath:"#/properties/resumable/type",keyword:"type",params:{type: "boolean"}};
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
validate372.errors = vErrors;
return errors === 0;
}

const schema106 = {"$id":"ToolsCapabilities","type":"object","properties":{"supported":{"type":"boolean"},"items":{"type":"array","items":{"$ref":"Tool"}},"parallelCalls":{"type":"boolean"},"clientProvided":{"type":"boolean"}},"additionalProperties":false};
const schema107 = {"$id":"Tool","type":"object","required":["name","description"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"parameters":{"$ref":"NonNullJson"},"metadata":{"$ref":"JsonObject"}},"additionalProperties":false};

function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "name") || (key0 === "description")) || (key0 === "parameters")) || (key0 === "metadata"))){
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate375.errors = vErrors;
return errors === 0;
}


function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolsCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "supported") || (key0 === "items")) || (key0 === "parallelCalls")) || (key0 === "clientProvided"))){
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
if(data.supported !== undefined){
if(typeof data.supported !== "boolean"){
const err1 = {instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
if(!(validate375(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.parallelCalls !== undefined){
if(typeof data.parallelCalls !== "boolean"){
const err3 = {instancePath:instancePath+"/parallelCalls",schemaPath:"#/properties/parallelCalls/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.clientProvided !== undefined){
if(typeof data.clientProvided !== "boolean"){
const err4 = {instancePath:instancePath+"/clientProvided",schemaPath:"#/properties/clientProvided/type",keyword:"type",params:{type: "boolean"}};
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
validate374.errors = vErrors;
return errors === 0;
}

const schema108 = {"$id":"OutputCapabilities","type":"object","properties":{"structuredOutput":{"type":"boolean"},"supportedMimeTypes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OutputCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "structuredOutput") || (key0 === "supportedMimeTypes"))){
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
if(data.structuredOutput !== undefined){
if(typeof data.structuredOutput !== "boolean"){
const err1 = {instancePath:instancePath+"/structuredOutput",schemaPath:"#/properties/structuredOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
const err2 = {instancePath:instancePath+"/supportedMimeTypes/" + i0,schemaPath:"#/properties/supportedMimeTypes/items/type",keyword:"type",params:{type: "string"}};
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
const err3 = {instancePath:instancePath+"/supportedMimeTypes",schemaPath:"#/properties/supportedMimeTypes/type",keyword:"type",params:{type: "array"}};
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
validate380.errors = vErrors;
return errors === 0;
}

const schema109 = {"$id":"StateCapabilities","type":"object","properties":{"snapshots":{"type":"boolean"},"deltas":{"type":"boolean"},"memory":{"type":"boolean"},"persistentState":{"type":"boolean"}},"additionalProperties":false};

function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StateCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "snapshots") || (key0 === "deltas")) || (key0 === "memory")) || (key0 === "persistentState"))){
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
if(data.snapshots !== undefined){
if(typeof data.snapshots !== "boolean"){
const err1 = {instancePath:instancePath+"/snapshots",schemaPath:"#/properties/snapshots/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deltas !== undefined){
if(typeof data.deltas !== "boolean"){
const err2 = {instancePath:instancePath+"/deltas",schemaPath:"#/properties/deltas/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.memory !== undefined){
if(typeof data.memory !== "boolean"){
const err3 = {instancePath:instancePath+"/memory",schemaPath:"#/properties/memory/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.persistentState !== undefined){
if(typeof data.persistentState !== "boolean"){
const err4 = {instancePath:instancePath+"/persistentState",schemaPath:"#/properties/persistentState/type",keyword:"type",params:{type: "boolean"}};
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
validate382.errors = vErrors;
return errors === 0;
}

const schema110 = {"$id":"MultiAgentCapabilities","type":"object","properties":{"supported":{"type":"boolean"},"delegation":{"type":"boolean"},"handoffs":{"type":"boolean"},"subagents":{"type":"array","items":{"$ref":"SubagentInfo"}}},"additionalProperties":false};
const schema111 = {"$id":"SubagentInfo","type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"type":"string"}},"additionalProperties":false};

function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "name") || (key0 === "description"))){
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
validate385.errors = vErrors;
return errors === 0;
}


function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MultiAgentCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "supported") || (key0 === "delegation")) || (key0 === "handoffs")) || (key0 === "subagents"))){
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
if(data.supported !== undefined){
if(typeof data.supported !== "boolean"){
const err1 = {instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.delegation !== undefined){
if(typeof data.delegation !== "boolean"){
const err2 = {instancePath:instancePath+"/delegation",schemaPath:"#/properties/delegation/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.handoffs !== undefined){
if(typeof data.handoffs !== "boolean"){
const err3 = {instancePath:instancePath+"/handoffs",schemaPath:"#/properties/handoffs/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
if(!(validate385(data3[i0], {instancePath:instancePath+"/subagents/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/subagents",schemaPath:"#/properties/subagents/type",keyword:"type",params:{type: "array"}};
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
validate384.errors = vErrors;
return errors === 0;
}

const schema112 = {"$id":"ReasoningCapabilities","type":"object","properties":{"supported":{"type":"boolean"},"streaming":{"type":"boolean"},"encrypted":{"type":"boolean"}},"additionalProperties":false};

function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReasoningCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "supported") || (key0 === "streaming")) || (key0 === "encrypted"))){
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
if(data.supported !== undefined){
if(typeof data.supported !== "boolean"){
const err1 = {instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.streaming !== undefined){
if(typeof data.streaming !== "boolean"){
const err2 = {instancePath:instancePath+"/streaming",schemaPath:"#/properties/streaming/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.encrypted !== undefined){
if(typeof data.encrypted !== "boolean"){
const err3 = {instancePath:instancePath+"/encrypted",schemaPath:"#/properties/encrypted/type",keyword:"type",params:{type: "boolean"}};
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
validate388.errors = vErrors;
return errors === 0;
}

const schema113 = {"$id":"MultimodalCapabilities","type":"object","properties":{"input":{"$ref":"MultimodalInputCapabilities"},"output":{"$ref":"MultimodalOutputCapabilities"}},"additionalProperties":false};
const schema114 = {"$id":"MultimodalInputCapabilities","type":"object","properties":{"image":{"type":"boolean"},"audio":{"type":"boolean"},"video":{"type":"boolean"},"pdf":{"type":"boolean"},"file":{"type":"boolean"}},"additionalProperties":false};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MultimodalInputCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((key0 === "image") || (key0 === "audio")) || (key0 === "video")) || (key0 === "pdf")) || (key0 === "file"))){
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
if(data.image !== undefined){
if(typeof data.image !== "boolean"){
const err1 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.audio !== undefined){
if(typeof data.audio !== "boolean"){
const err2 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.video !== undefined){
if(typeof data.video !== "boolean"){
const err3 = {instancePath:instancePath+"/video",schemaPath:"#/properties/video/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.pdf !== undefined){
if(typeof data.pdf !== "boolean"){
const err4 = {instancePath:instancePath+"/pdf",schemaPath:"#/properties/pdf/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.file !== undefined){
if(typeof data.file !== "boolean"){
const err5 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "boolean"}};
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
validate391.errors = vErrors;
return errors === 0;
}

const schema115 = {"$id":"MultimodalOutputCapabilities","type":"object","properties":{"image":{"type":"boolean"},"audio":{"type":"boolean"}},"additionalProperties":false};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MultimodalOutputCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "image") || (key0 === "audio"))){
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
if(data.image !== undefined){
if(typeof data.image !== "boolean"){
const err1 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.audio !== undefined){
if(typeof data.audio !== "boolean"){
const err2 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: "boolean"}};
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
validate393.errors = vErrors;
return errors === 0;
}


function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MultimodalCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "input") || (key0 === "output"))){
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
if(data.input !== undefined){
if(!(validate391(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
}
if(data.output !== undefined){
if(!(validate393(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
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
validate390.errors = vErrors;
return errors === 0;
}

const schema116 = {"$id":"ExecutionCapabilities","type":"object","properties":{"codeExecution":{"type":"boolean"},"sandboxed":{"type":"boolean"},"maxIterations":{"$ref":"Count"},"maxExecutionTime":{"$ref":"Count"}},"additionalProperties":false};

function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExecutionCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "codeExecution") || (key0 === "sandboxed")) || (key0 === "maxIterations")) || (key0 === "maxExecutionTime"))){
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
if(data.codeExecution !== undefined){
if(typeof data.codeExecution !== "boolean"){
const err1 = {instancePath:instancePath+"/codeExecution",schemaPath:"#/properties/codeExecution/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sandboxed !== undefined){
if(typeof data.sandboxed !== "boolean"){
const err2 = {instancePath:instancePath+"/sandboxed",schemaPath:"#/properties/sandboxed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.maxIterations !== undefined){
if(!(validate204(data.maxIterations, {instancePath:instancePath+"/maxIterations",parentData:data,parentDataProperty:"maxIterations",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
if(data.maxExecutionTime !== undefined){
if(!(validate204(data.maxExecutionTime, {instancePath:instancePath+"/maxExecutionTime",parentData:data,parentDataProperty:"maxExecutionTime",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
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
validate396.errors = vErrors;
return errors === 0;
}

const schema117 = {"$id":"HumanInTheLoopCapabilities","type":"object","properties":{"supported":{"type":"boolean"},"approvals":{"type":"boolean"},"interventions":{"type":"boolean"},"feedback":{"type":"boolean"},"interrupts":{"type":"boolean"},"approveWithEdits":{"type":"boolean"}},"additionalProperties":false};

function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HumanInTheLoopCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "supported") || (key0 === "approvals")) || (key0 === "interventions")) || (key0 === "feedback")) || (key0 === "interrupts")) || (key0 === "approveWithEdits"))){
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
if(data.supported !== undefined){
if(typeof data.supported !== "boolean"){
const err1 = {instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.approvals !== undefined){
if(typeof data.approvals !== "boolean"){
const err2 = {instancePath:instancePath+"/approvals",schemaPath:"#/properties/approvals/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.interventions !== undefined){
if(typeof data.interventions !== "boolean"){
const err3 = {instancePath:instancePath+"/interventions",schemaPath:"#/properties/interventions/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.feedback !== undefined){
if(typeof data.feedback !== "boolean"){
const err4 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.interrupts !== undefined){
if(typeof data.interrupts !== "boolean"){
const err5 = {instancePath:instancePath+"/interrupts",schemaPath:"#/properties/interrupts/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.approveWithEdits !== undefined){
if(typeof data.approveWithEdits !== "boolean"){
const err6 = {instancePath:instancePath+"/approveWithEdits",schemaPath:"#/properties/approveWithEdits/type",keyword:"type",params:{type: "boolean"}};
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
validate400.errors = vErrors;
return errors === 0;
}


function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AgentCapabilities" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(func2.call(schema103.properties, key0))){
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
if(data.identity !== undefined){
if(!(validate369(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
}
if(data.transport !== undefined){
if(!(validate372(data.transport, {instancePath:instancePath+"/transport",parentData:data,parentDataProperty:"transport",rootData}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined){
if(!(validate374(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
if(data.output !== undefined){
if(!(validate380(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate382(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
}
if(data.multiAgent !== undefined){
if(!(validate384(data.multiAgent, {instancePath:instancePath+"/multiAgent",parentData:data,parentDataProperty:"multiAgent",rootData}))){
vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
errors = vErrors.length;
}
}
if(data.reasoning !== undefined){
if(!(validate388(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
}
if(data.multimodal !== undefined){
if(!(validate390(data.multimodal, {instancePath:instancePath+"/multimodal",parentData:data,parentDataProperty:"multimodal",rootData}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
}
if(data.execution !== undefined){
if(!(validate396(data.execution, {instancePath:instancePath+"/execution",parentData:data,parentDataProperty:"execution",rootData}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
}
if(data.humanInTheLoop !== undefined){
if(!(validate400(data.humanInTheLoop, {instancePath:instancePath+"/humanInTheLoop",parentData:data,parentDataProperty:"humanInTheLoop",rootData}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
}
if(data.custom !== undefined){
if(!(validate50(data.custom, {instancePath:instancePath+"/custom",parentData:data,parentDataProperty:"custom",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate368.errors = vErrors;
return errors === 0;
}

export const validateAnyForwardedProps = validate403;
const schema118 = {"$id":"AnyForwardedProps","type":["object","string","number","boolean","array"],"if":{"type":"object"},"then":{"$ref":"ForwardedProps"},"else":{"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"number"},"then":{"type":"number","format":"double"},"else":{"if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"if":{"type":"array"},"then":{"$ref":"JsonList"}}}}}};
const schema119 = {"$id":"ForwardedProps","type":"object","properties":{"tambo":{"$ref":"RunOptions"}},"additionalProperties":{}};
const schema120 = {"$id":"RunOptions","type":"object","properties":{"model":{"type":"string"},"maxTokens":{"type":"integer","format":"int32","minimum":1},"temperature":{"type":"number","format":"double","minimum":0,"maximum":2},"toolChoice":{"$ref":"ToolChoice"},"availableComponents":{"type":"array","items":{"$ref":"AvailableComponent"},"maxItems":128},"forceComponent":{"type":"string"},"onDisconnect":{"$ref":"OnDisconnect"}},"additionalProperties":false};
const formats8 = fullFormats.int32;
const schema121 = {"$id":"ToolChoice","type":["string","object"],"if":{"type":"string"},"then":{"$ref":"ToolChoiceMode"},"else":{"if":{"type":"object"},"then":{"$ref":"ToolChoiceNamed"}}};
const schema122 = {"$id":"ToolChoiceMode","type":"string","enum":["auto","required","none"]};

function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema122.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate407.errors = vErrors;
return errors === 0;
}

const schema123 = {"$id":"ToolChoiceNamed","type":"object","required":["name"],"properties":{"name":{"type":"string"}},"additionalProperties":false};

function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "name")){
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
validate409.errors = vErrors;
return errors === 0;
}


function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolChoice" */;
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema121.type}};
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
if(!(validate407(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
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
if(!(validate409(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
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
validate406.errors = vErrors;
return errors === 0;
}

const schema124 = {"$id":"AvailableComponent","type":"object","required":["name","description","propsSchema"],"properties":{"name":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_.-]+$"},"description":{"type":"string"},"propsSchema":{"$ref":"JSONSchema"},"stateSchema":{"$ref":"JSONSchema"},"contextTools":{"type":"array","items":{"$ref":"ComponentTool"}}},"additionalProperties":false};
const func10 = ucs2length;
const pattern2 = new RegExp("^[A-Za-z0-9_.-]+$", "u");
const schema125 = {"$id":"JSONSchema","type":"object","required":["type","properties"],"properties":{"type":{"type":"string","enum":["object"]},"properties":{"type":"object","additionalProperties":{"$ref":"JSONSchemaProperty"}},"required":{"type":"array","items":{"type":"string"}},"additionalProperties":{"type":"boolean"}},"additionalProperties":false};
const schema126 = {"$id":"JSONSchemaProperty","type":"object","required":["type"],"properties":{"type":{"$ref":"JSONType"},"description":{"type":"string"},"enum":{"type":"array","items":{}},"items":{"$ref":"JSONSchemaProperty"},"properties":{"type":"object","additionalProperties":{"$ref":"JSONSchemaProperty"}},"required":{"type":"array","items":{"type":"string"}},"default":{}},"additionalProperties":false};
const schema127 = {"$id":"JSONType","type":"string","enum":["string","number","integer","boolean","array","object","null"]};

function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JSONType" */;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema127.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate415.errors = vErrors;
return errors === 0;
}

const wrapper0 = {validate: validate414};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "type") || (key0 === "description")) || (key0 === "enum")) || (key0 === "items")) || (key0 === "properties")) || (key0 === "required")) || (key0 === "default"))){
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
if(!(validate415(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
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
if(data.enum !== undefined){
if(!(Array.isArray(data.enum))){
const err3 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
for(const key1 in data4){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(wrapper0.validate(data4[key1], {instancePath:instancePath+"/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
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
let data6 = data.required;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data6[i0] !== "string"){
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
validate414.errors = vErrors;
return errors === 0;
}


function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "type") || (key0 === "properties")) || (key0 === "required")) || (key0 === "additionalProperties"))){
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
if(!(data0 === "object")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema125.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.properties !== undefined){
let data1 = data.properties;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate414(data1[key1], {instancePath:instancePath+"/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
const err6 = {instancePath:instancePath+"/required/" + i0,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.additionalProperties !== undefined){
if(typeof data.additionalProperties !== "boolean"){
const err8 = {instancePath:instancePath+"/additionalProperties",schemaPath:"#/properties/additionalProperties/type",keyword:"type",params:{type: "boolean"}};
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
validate413.errors = vErrors;
return errors === 0;
}

const schema128 = {"$id":"ComponentTool","type":"object","required":["name","description","inputSchema"],"properties":{"name":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},"description":{"type":"string"},"inputSchema":{"$ref":"JSONSchema"},"outputSchema":{"$ref":"JSONSchema"},"strict":{"type":"boolean"},"maxCalls":{"type":"integer","format":"int32","minimum":0}},"additionalProperties":false};
const pattern3 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "inputSchema")) || (key0 === "outputSchema")) || (key0 === "strict")) || (key0 === "maxCalls"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func10(data0) > 64){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern3.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}};
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
if(data.inputSchema !== undefined){
if(!(validate413(data.inputSchema, {instancePath:instancePath+"/inputSchema",parentData:data,parentDataProperty:"inputSchema",rootData}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.outputSchema !== undefined){
if(!(validate413(data.outputSchema, {instancePath:instancePath+"/outputSchema",parentData:data,parentDataProperty:"outputSchema",rootData}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.strict !== undefined){
if(typeof data.strict !== "boolean"){
const err8 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.maxCalls !== undefined){
let data5 = data.maxCalls;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/maxCalls",schemaPath:"#/properties/maxCalls/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/maxCalls",schemaPath:"#/properties/maxCalls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats8.validate(data5))){
const err11 = {instancePath:instancePath+"/maxCalls",schemaPath:"#/properties/maxCalls/format",keyword:"format",params:{format: "int32"}};
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
validate420.errors = vErrors;
return errors === 0;
}


function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((key0 === "name") || (key0 === "description")) || (key0 === "propsSchema")) || (key0 === "stateSchema")) || (key0 === "contextTools"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func10(data0) > 64){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func10(data0) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern2.test(data0)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]+$"}};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.propsSchema !== undefined){
if(!(validate413(data.propsSchema, {instancePath:instancePath+"/propsSchema",parentData:data,parentDataProperty:"propsSchema",rootData}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.stateSchema !== undefined){
if(!(validate413(data.stateSchema, {instancePath:instancePath+"/stateSchema",parentData:data,parentDataProperty:"stateSchema",rootData}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.contextTools !== undefined){
let data4 = data.contextTools;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate420(data4[i0], {instancePath:instancePath+"/contextTools/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/contextTools",schemaPath:"#/properties/contextTools/type",keyword:"type",params:{type: "array"}};
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
validate412.errors = vErrors;
return errors === 0;
}

const schema129 = {"$id":"OnDisconnect","type":"string","enum":["cancel","continue"]};

function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema129.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate425.errors = vErrors;
return errors === 0;
}


function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "model") || (key0 === "maxTokens")) || (key0 === "temperature")) || (key0 === "toolChoice")) || (key0 === "availableComponents")) || (key0 === "forceComponent")) || (key0 === "onDisconnect"))){
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
if(data.maxTokens !== undefined){
let data1 = data.maxTokens;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats8.validate(data1))){
const err4 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/format",keyword:"format",params:{format: "int32"}};
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
if(data.temperature !== undefined){
let data2 = data.temperature;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2.validate(data2))){
const err7 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/format",keyword:"format",params:{format: "double"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.toolChoice !== undefined){
if(!(validate406(data.toolChoice, {instancePath:instancePath+"/toolChoice",parentData:data,parentDataProperty:"toolChoice",rootData}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
}
if(data.availableComponents !== undefined){
let data4 = data.availableComponents;
if(Array.isArray(data4)){
if(data4.length > 128){
const err9 = {instancePath:instancePath+"/availableComponents",schemaPath:"#/properties/availableComponents/maxItems",keyword:"maxItems",params:{limit: 128}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate412(data4[i0], {instancePath:instancePath+"/availableComponents/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/availableComponents",schemaPath:"#/properties/availableComponents/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.forceComponent !== undefined){
if(typeof data.forceComponent !== "string"){
const err11 = {instancePath:instancePath+"/forceComponent",schemaPath:"#/properties/forceComponent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.onDisconnect !== undefined){
if(!(validate425(data.onDisconnect, {instancePath:instancePath+"/onDisconnect",parentData:data,parentDataProperty:"onDisconnect",rootData}))){
vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
errors = vErrors.length;
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
validate405.errors = vErrors;
return errors === 0;
}


function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ForwardedProps" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tambo !== undefined){
if(!(validate405(data.tambo, {instancePath:instancePath+"/tambo",parentData:data,parentDataProperty:"tambo",rootData}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
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
validate404.errors = vErrors;
return errors === 0;
}


function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AnyForwardedProps" */;
let vErrors = null;
let errors = 0;
if((((!data || typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema118.type}};
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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var _valid4 = _errs27 === errors;
valid4 = _valid4;
}
if(!valid4){
const err10 = {instancePath,schemaPath:"#/else/else/else/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs23 === errors;
valid3 = _valid3;
ifClause3 = "else";
}
if(!valid3){
const err11 = {instancePath,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid2 = _valid2;
ifClause2 = "else";
}
if(!valid2){
const err12 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid1 = _valid1;
ifClause1 = "else";
}
if(!valid1){
const err13 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err14 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate403.errors = vErrors;
return errors === 0;
}

export const validateAnyRunResult = validate184;

export const validateAssistantMessage = validate148;

export const validateAudioPart = validate114;

export const validateBadRequestBody = validate430;
const schema130 = {"$id":"BadRequestBody","type":"object","required":["error"],"properties":{"error":{"$ref":"BadRequestError"}},"additionalProperties":false};
const schema131 = {"$id":"BadRequestError","type":"object","required":["code","message"],"properties":{"code":{"$ref":"BadRequestCode"},"message":{"type":"string"},"errors":{"type":"array","items":{"$ref":"ProblemViolation"}}},"additionalProperties":false};
const schema132 = {"$id":"BadRequestCode","type":"string","enum":["INVALID_JSON","VALIDATION_ERROR"]};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema132.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate432.errors = vErrors;
return errors === 0;
}

const schema133 = {"$id":"ProblemViolation","type":"object","required":["pointer","detail"],"properties":{"pointer":{"type":"string"},"detail":{"type":"string"}},"additionalProperties":false};

function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "pointer") || (key0 === "detail"))){
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
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
const err4 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"}};
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
validate434.errors = vErrors;
return errors === 0;
}


function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "errors"))){
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
if(data.code !== undefined){
if(!(validate432(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
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
if(data.errors !== undefined){
let data2 = data.errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate434(data2[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
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
validate431.errors = vErrors;
return errors === 0;
}


function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "error")){
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
if(data.error !== undefined){
if(!(validate431(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
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
validate430.errors = vErrors;
return errors === 0;
}

export const validateBadRequestCode = validate432;

export const validateBadRequestError = validate431;

export const validateCancelRunResponse = validate437;
const schema134 = {"$id":"CancelRunResponse","type":"object","required":["threadId","runId","status"],"properties":{"threadId":{"type":"string"},"runId":{"type":"string"},"status":{"type":"string","enum":["cancelled"]}},"additionalProperties":false};

function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "threadId") || (key0 === "runId")) || (key0 === "status"))){
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
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data2 === "cancelled")){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema134.properties.status.enum}};
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
validate437.errors = vErrors;
return errors === 0;
}

export const validateCancelledOutcome = validate198;

export const validateClientId = validate438;
const schema135 = {"$id":"ClientId","type":"string","minLength":1,"maxLength":255};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ClientId" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func10(data) > 255){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func10(data) < 1){
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
validate438.errors = vErrors;
return errors === 0;
}

export const validateComponentActivity = validate439;
const schema136 = {"$id":"ComponentActivity","type":"object","required":["componentId","componentName","props"],"properties":{"componentId":{"type":"string"},"componentName":{"type":"string"},"props":{"$ref":"JsonObject"},"state":{"$ref":"JsonObject"}},"additionalProperties":false};

function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "componentId") || (key0 === "componentName")) || (key0 === "props")) || (key0 === "state"))){
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
if(data.componentId !== undefined){
if(typeof data.componentId !== "string"){
const err4 = {instancePath:instancePath+"/componentId",schemaPath:"#/properties/componentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.componentName !== undefined){
if(typeof data.componentName !== "string"){
const err5 = {instancePath:instancePath+"/componentName",schemaPath:"#/properties/componentName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.props !== undefined){
if(!(validate50(data.props, {instancePath:instancePath+"/props",parentData:data,parentDataProperty:"props",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate50(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate439.errors = vErrors;
return errors === 0;
}

export const validateConflictBody = validate442;
const schema137 = {"$id":"ConflictBody","type":"object","required":["error"],"properties":{"error":{"$ref":"ConflictError"}},"additionalProperties":false};
const schema138 = {"$id":"ConflictError","type":"object","required":["code","message"],"properties":{"code":{"$ref":"ConflictCode"},"message":{"type":"string"},"runId":{"type":"string"}},"additionalProperties":false};
const schema139 = {"$id":"ConflictCode","type":"string","enum":["CONCURRENT_RUN","RUN_ID_REUSED","RUN_FINISHED"]};

function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema139.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate444.errors = vErrors;
return errors === 0;
}


function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "runId"))){
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
if(data.code !== undefined){
if(!(validate444(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
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
validate443.errors = vErrors;
return errors === 0;
}


function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "error")){
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
if(data.error !== undefined){
if(!(validate443(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
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
validate442.errors = vErrors;
return errors === 0;
}

export const validateConflictCode = validate444;

export const validateConflictError = validate443;

export const validateConsentPayload = validate447;
const schema140 = {"$id":"ConsentPayload","type":"object","required":["approved"],"properties":{"approved":{"type":"boolean"}},"additionalProperties":false};

function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "approved")){
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
if(data.approved !== undefined){
if(typeof data.approved !== "boolean"){
const err2 = {instancePath:instancePath+"/approved",schemaPath:"#/properties/approved/type",keyword:"type",params:{type: "boolean"}};
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
validate447.errors = vErrors;
return errors === 0;
}

export const validateContent = validate100;

export const validateContentPart = validate101;

export const validateContext = validate448;
const schema141 = {"$id":"Context","type":"object","required":["description","value"],"properties":{"description":{"type":"string"},"value":{"type":"string"}},"additionalProperties":false};

function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "description") || (key0 === "value"))){
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
validate448.errors = vErrors;
return errors === 0;
}

export const validateCount = validate204;

export const validateCustomEvent = validate310;

export const validateDataSource = validate106;

export const validateDeveloperMessage = validate144;

export const validateDocumentPart = validate120;

export const validateEventTime = validate45;

export const validateExecutionCapabilities = validate396;

export const validateFileSource = validate108;

export const validateForeignCustomEvent = validate360;

export const validateForeignEventName = validate361;

export const validateForwardedProps = validate404;

export const validateFunctionCall = validate150;

export const validateGoneBody = validate449;
const schema142 = {"$id":"GoneBody","type":"object","required":["error"],"properties":{"error":{"$ref":"GoneError"}},"additionalProperties":false};
const schema143 = {"$id":"GoneError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["EVENTS_GONE"]},"message":{"type":"string"}},"additionalProperties":false};

function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "code") || (key0 === "message"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "EVENTS_GONE")){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema143.properties.code.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
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
validate450.errors = vErrors;
return errors === 0;
}


function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "error")){
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
if(data.error !== undefined){
if(!(validate450(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
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
validate449.errors = vErrors;
return errors === 0;
}

export const validateGoneError = validate450;

export const validateHumanInTheLoopCapabilities = validate400;

export const validateIdempotencyKeyReusedBody = validate452;
const schema144 = {"$id":"IdempotencyKeyReusedBody","type":"object","required":["error"],"properties":{"error":{"$ref":"IdempotencyKeyReusedError"}},"additionalProperties":false};
const schema145 = {"$id":"IdempotencyKeyReusedError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["IDEMPOTENCY_KEY_REUSED"]},"message":{"type":"string"}},"additionalProperties":false};

function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "code") || (key0 === "message"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "IDEMPOTENCY_KEY_REUSED")){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema145.properties.code.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
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
validate453.errors = vErrors;
return errors === 0;
}


function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "error")){
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
if(data.error !== undefined){
if(!(validate453(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors);
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
validate452.errors = vErrors;
return errors === 0;
}

export const validateIdempotencyKeyReusedError = validate453;

export const validateIdentityCapabilities = validate369;

export const validateImagePart = validate104;

export const validateInternalError = validate455;
const schema146 = {"$id":"InternalError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["INTERNAL_ERROR"]},"message":{"type":"string"}},"additionalProperties":false};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "code") || (key0 === "message"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "INTERNAL_ERROR")){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema146.properties.code.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
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
validate455.errors = vErrors;
return errors === 0;
}

export const validateInternalErrorBody = validate456;
const schema147 = {"$id":"InternalErrorBody","type":"object","required":["error"],"properties":{"error":{"$ref":"InternalError"}},"additionalProperties":false};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "error")){
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
if(data.error !== undefined){
if(!(validate455(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
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
validate456.errors = vErrors;
return errors === 0;
}

export const validateInterrupt = validate194;

export const validateInterruptOutcome = validate193;

export const validateJSONSchema = validate413;

export const validateJSONSchemaProperty = validate414;

export const validateJSONType = validate415;

export const validateJsonList = validate48;

export const validateJsonObject = validate50;

export const validateJsonPatchAdd = validate23;

export const validateJsonPatchCopy = validate33;

export const validateJsonPatchMove = validate30;

export const validateJsonPatchOperation = validate335;

export const validateJsonPatchRemove = validate26;

export const validateJsonPatchReplace = validate28;

export const validateJsonPatchTest = validate36;

export const validateJsonPointer = validate24;

export const validateMessage = validate143;

export const validateMessagesSnapshotEvent = validate142;

export const validateMultiAgentCapabilities = validate384;

export const validateMultimodalCapabilities = validate390;

export const validateMultimodalInputCapabilities = validate391;

export const validateMultimodalOutputCapabilities = validate393;

export const validateNonNullJson = validate47;

export const validateNotFoundBody = validate458;
const schema148 = {"$id":"NotFoundBody","type":"object","required":["error"],"properties":{"error":{"$ref":"NotFoundError"}},"additionalProperties":false};
const schema149 = {"$id":"NotFoundError","type":"object","required":["code","message"],"properties":{"code":{"$ref":"NotFoundCode"},"message":{"type":"string"}},"additionalProperties":false};
const schema150 = {"$id":"NotFoundCode","type":"string","enum":["AGENT_NOT_FOUND","THREAD_NOT_FOUND","RUN_NOT_FOUND"]};

function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema150.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate460.errors = vErrors;
return errors === 0;
}


function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "code") || (key0 === "message"))){
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
if(data.code !== undefined){
if(!(validate460(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
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
validate459.errors = vErrors;
return errors === 0;
}


function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "error")){
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
if(data.error !== undefined){
if(!(validate459(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
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
validate458.errors = vErrors;
return errors === 0;
}

export const validateNotFoundCode = validate460;

export const validateNotFoundError = validate459;

export const validateOutputCapabilities = validate380;

export const validatePartSource = validate105;

export const validatePatchOperation = validate22;

export const validatePayloadTooLargeBody = validate463;
const schema151 = {"$id":"PayloadTooLargeBody","type":"object","required":["error"],"properties":{"error":{"$ref":"PayloadTooLargeError"}},"additionalProperties":false};
const schema152 = {"$id":"PayloadTooLargeError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["PAYLOAD_TOO_LARGE"]},"message":{"type":"string"}},"additionalProperties":false};

function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "code") || (key0 === "message"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "PAYLOAD_TOO_LARGE")){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema152.properties.code.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
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
validate464.errors = vErrors;
return errors === 0;
}


function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "error")){
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
if(data.error !== undefined){
if(!(validate464(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
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
validate463.errors = vErrors;
return errors === 0;
}

export const validatePayloadTooLargeError = validate464;

export const validateProblemViolation = validate434;

export const validateRawEvent = validate174;

export const validateReasoningCapabilities = validate388;

export const validateReasoningEncryptedValueEvent = validate254;

export const validateReasoningEncryptedValueSubtype = validate255;

export const validateReasoningEndEvent = validate250;

export const validateReasoningMessage = validate161;

export const validateReasoningMessageChunkEvent = validate246;

export const validateReasoningMessageContentEvent = validate238;

export const validateReasoningMessageEndEvent = validate242;

export const validateReasoningMessageStartEvent = validate234;

export const validateReasoningStartEvent = validate230;

export const validateRequestTimeoutBody = validate466;
const schema153 = {"$id":"RequestTimeoutBody","type":"object","required":["error"],"properties":{"error":{"$ref":"RequestTimeoutError"}},"additionalProperties":false};
const schema154 = {"$id":"RequestTimeoutError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["REQUEST_TIMEOUT"]},"message":{"type":"string"}},"additionalProperties":false};

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestTimeoutError" */;
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "code") || (key0 === "message"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "REQUEST_TIMEOUT")){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema154.properties.code.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
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
validate467.errors = vErrors;
return errors === 0;
}


function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestTimeoutBody" */;
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "error")){
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
if(data.error !== undefined){
if(!(validate467(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
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
validate466.errors = vErrors;
return errors === 0;
}

export const validateRequestTimeoutError = validate467;

export const validateResumeEntry = validate469;
const schema155 = {"$id":"ResumeEntry","type":"object","required":["interruptId","status"],"properties":{"interruptId":{"type":"string"},"status":{"$ref":"ResumeStatus"},"payload":{"$ref":"ConsentPayload"},"metadata":{"$ref":"JsonObject"}},"additionalProperties":false};
const schema156 = {"$id":"ResumeStatus","type":"string","enum":["resolved","cancelled"]};

function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema156.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate470.errors = vErrors;
return errors === 0;
}


function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "interruptId") || (key0 === "status")) || (key0 === "payload")) || (key0 === "metadata"))){
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
if(data.interruptId !== undefined){
if(typeof data.interruptId !== "string"){
const err3 = {instancePath:instancePath+"/interruptId",schemaPath:"#/properties/interruptId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate470(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
errors = vErrors.length;
}
}
if(data.payload !== undefined){
if(!(validate447(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined){
if(!(validate50(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate469.errors = vErrors;
return errors === 0;
}

export const validateResumeStatus = validate470;

export const validateRole = validate474;
const schema157 = {"$id":"Role","type":"string","enum":["developer","system","assistant","user","tool","activity","reasoning"]};

function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema157.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate474.errors = vErrors;
return errors === 0;
}

export const validateRunAgentInput = validate475;
const schema158 = {"$id":"RunAgentInput","type":"object","required":["threadId","runId","messages","tools","context"],"properties":{"threadId":{"$ref":"ClientId"},"runId":{"$ref":"ClientId"},"protocolVersion":{"type":"string"},"parentRunId":{"type":"string"},"state":{},"messages":{"type":"array","items":{"$ref":"Message"}},"tools":{"type":"array","items":{"$ref":"Tool"}},"context":{"type":"array","items":{"$ref":"Context"}},"forwardedProps":{"$ref":"AnyForwardedProps"},"resume":{"type":"array","items":{"$ref":"ResumeEntry"}}},"additionalProperties":false};

function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(func2.call(schema158.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.threadId !== undefined){
if(!(validate438(data.threadId, {instancePath:instancePath+"/threadId",parentData:data,parentDataProperty:"threadId",rootData}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
}
if(data.runId !== undefined){
if(!(validate438(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
}
if(data.protocolVersion !== undefined){
if(typeof data.protocolVersion !== "string"){
const err6 = {instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.parentRunId !== undefined){
if(typeof data.parentRunId !== "string"){
const err7 = {instancePath:instancePath+"/parentRunId",schemaPath:"#/properties/parentRunId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
if(!(validate143(data4[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
if(!(validate375(data6[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
if(!(validate448(data8[i2], {instancePath:instancePath+"/context/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.forwardedProps !== undefined){
if(!(validate403(data.forwardedProps, {instancePath:instancePath+"/forwardedProps",parentData:data,parentDataProperty:"forwardedProps",rootData}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
}
if(data.resume !== undefined){
let data11 = data.resume;
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate469(data11[i3], {instancePath:instancePath+"/resume/" + i3,parentData:data11,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate469.errors : vErrors.concat(validate469.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/resume",schemaPath:"#/properties/resume/type",keyword:"type",params:{type: "array"}};
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
validate475.errors = vErrors;
return errors === 0;
}

export const validateRunErrorCode = validate216;

export const validateRunErrorEvent = validate215;

export const validateRunFinishedEvent = validate183;

export const validateRunOptions = validate405;

export const validateRunOutcome = validate191;

export const validateRunResult = validate185;

export const validateRunStartedEvent = validate178;

export const validateStandardEvent = validate63;

export const validateStateCapabilities = validate382;

export const validateStateDeltaEvent = validate137;

export const validateStateSnapshotEvent = validate133;

export const validateStepFinishedEvent = validate226;

export const validateStepStartedEvent = validate222;

export const validateStopReason = validate186;

export const validateSubagentErrorEvent = validate275;

export const validateSubagentFinishedEvent = validate264;

export const validateSubagentInfo = validate385;

export const validateSubagentOutcome = validate266;

export const validateSubagentStartedEvent = validate260;

export const validateSubagentSuccessOutcome = validate267;

export const validateSubagentSuspendedOutcome = validate268;

export const validateSuccessOutcome = validate192;

export const validateSystemMessage = validate146;

export const validateAvailableComponent = validate412;

export const validateAwaitingInputValue = validate313;

export const validateComponentEndValue = validate347;

export const validateComponentPropsDeltaValue = validate328;

export const validateComponentStartValue = validate322;

export const validateComponentStateDeltaValue = validate334;

export const validateComponentTool = validate420;

export const validateOnDisconnect = validate425;

export const validatePendingToolCall = validate314;

export const validateToolChoice = validate406;

export const validateToolChoiceMode = validate407;

export const validateToolChoiceNamed = validate409;

export const validateTamboAwaitingInputEvent = validate312;

export const validateTamboComponentEndEvent = validate346;

export const validateTamboComponentPropsDeltaEvent = validate327;

export const validateTamboComponentStartEvent = validate321;

export const validateTamboComponentStateDeltaEvent = validate333;

export const validateTamboExtensionEvent = validate311;

export const validateTextMessageChunkEvent = validate78;

export const validateTextMessageContentEvent = validate70;

export const validateTextMessageEndEvent = validate74;

export const validateTextMessageRole = validate65;

export const validateTextMessageStartEvent = validate64;

export const validateTextPart = validate102;

export const validateTokenUsage = validate203;

export const validateTooManyRequestsBody = validate483;
const schema159 = {"$id":"TooManyRequestsBody","type":"object","required":["error"],"properties":{"error":{"$ref":"TooManyRequestsError"}},"additionalProperties":false};
const schema160 = {"$id":"TooManyRequestsError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["RATE_LIMITED"]},"message":{"type":"string"}},"additionalProperties":false};

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "code") || (key0 === "message"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "RATE_LIMITED")){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema160.properties.code.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
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
validate484.errors = vErrors;
return errors === 0;
}


function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "error")){
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
if(data.error !== undefined){
if(!(validate484(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
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
validate483.errors = vErrors;
return errors === 0;
}

export const validateTooManyRequestsError = validate484;

export const validateTool = validate375;

export const validateToolCall = validate149;

export const validateToolCallArgsEvent = validate87;

export const validateToolCallChunkEvent = validate95;

export const validateToolCallEndEvent = validate91;

export const validateToolCallResultEvent = validate99;

export const validateToolCallStartEvent = validate83;

export const validateToolMessage = validate158;

export const validateToolsCapabilities = validate374;

export const validateTransportCapabilities = validate372;

export const validateUnauthorizedBody = validate486;
const schema161 = {"$id":"UnauthorizedBody","type":"object","required":["error"],"properties":{"error":{"$ref":"UnauthorizedError"}},"additionalProperties":false};
const schema162 = {"$id":"UnauthorizedError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["UNAUTHORIZED"]},"message":{"type":"string"}},"additionalProperties":false};

function validate487(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "code") || (key0 === "message"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "UNAUTHORIZED")){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema162.properties.code.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
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
validate487.errors = vErrors;
return errors === 0;
}


function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "error")){
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
if(data.error !== undefined){
if(!(validate487(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
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
validate486.errors = vErrors;
return errors === 0;
}

export const validateUnauthorizedError = validate487;

export const validateUnavailableBody = validate489;
const schema163 = {"$id":"UnavailableBody","type":"object","required":["error"],"properties":{"error":{"$ref":"UnavailableError"}},"additionalProperties":false};
const schema164 = {"$id":"UnavailableError","type":"object","required":["code","message"],"properties":{"code":{"$ref":"UnavailableCode"},"message":{"type":"string"}},"additionalProperties":false};
const schema165 = {"$id":"UnavailableCode","type":"string","enum":["SERVER_RESTARTING","STORE_UNAVAILABLE","SERVER_BUSY"]};

function validate491(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((data === "SERVER_RESTARTING") || (data === "STORE_UNAVAILABLE")) || (data === "SERVER_BUSY"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema165.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate491.errors = vErrors;
return errors === 0;
}


function validate490(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "code") || (key0 === "message"))){
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
if(data.code !== undefined){
if(!(validate491(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
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
validate490.errors = vErrors;
return errors === 0;
}


function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "error")){
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
if(data.error !== undefined){
if(!(validate490(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate490.errors : vErrors.concat(validate490.errors);
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
validate489.errors = vErrors;
return errors === 0;
}

export const validateUnavailableCode = validate491;

export const validateUnavailableError = validate490;

export const validateUnsupportedMediaTypeBody = validate494;
const schema166 = {"$id":"UnsupportedMediaTypeBody","type":"object","required":["error"],"properties":{"error":{"$ref":"UnsupportedMediaTypeError"}},"additionalProperties":false};
const schema167 = {"$id":"UnsupportedMediaTypeError","type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["UNSUPPORTED_MEDIA_TYPE"]},"message":{"type":"string"}},"additionalProperties":false};

function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "code") || (key0 === "message"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "UNSUPPORTED_MEDIA_TYPE")){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema167.properties.code.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
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
validate495.errors = vErrors;
return errors === 0;
}


function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "error")){
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
if(data.error !== undefined){
if(!(validate495(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
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
validate494.errors = vErrors;
return errors === 0;
}

export const validateUnsupportedMediaTypeError = validate495;

export const validateUrlSource = validate107;

export const validateUserMessage = validate155;

export const validateVideoPart = validate117;

export const validateRunAgentPath = validate497;
const schema168 = {"$id":"RunAgentPath","type":"object","required":["agent"],"properties":{"agent":{"type":"string"}},"additionalProperties":false};

function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "agent")){
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
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err2 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"}};
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
validate497.errors = vErrors;
return errors === 0;
}

export const validateRunAgentHeaders = validate498;
const schema169 = {"$id":"RunAgentHeaders","type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunAgentHeaders" */;
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
if(func10(data0) > 255){
const err1 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func10(data0) < 1){
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
validate498.errors = vErrors;
return errors === 0;
}

export const validateGetCapabilitiesPath = validate499;
const schema170 = {"$id":"GetCapabilitiesPath","type":"object","required":["agent"],"properties":{"agent":{"type":"string"}},"additionalProperties":false};

function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "agent")){
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
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err2 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"}};
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
validate499.errors = vErrors;
return errors === 0;
}

export const validateConnectAgentPath = validate500;
const schema171 = {"$id":"ConnectAgentPath","type":"object","required":["agent"],"properties":{"agent":{"type":"string"}},"additionalProperties":false};

function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "agent")){
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
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err2 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"}};
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
validate500.errors = vErrors;
return errors === 0;
}

export const validateCancelAgentRunPath = validate501;
const schema172 = {"$id":"CancelAgentRunPath","type":"object","required":["agent","threadId","runId"],"properties":{"agent":{"type":"string"},"threadId":{"type":"string"},"runId":{"type":"string"}},"additionalProperties":false};

function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "agent") || (key0 === "threadId")) || (key0 === "runId"))){
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
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err4 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"}};
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
validate501.errors = vErrors;
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
export const checkJSONType = (value) => violationsOf(validateJSONType, value);
export const checkJsonList = (value) => violationsOf(validateJsonList, value);
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
export const checkRequestTimeoutBody = (value) => violationsOf(validateRequestTimeoutBody, value);
export const checkRequestTimeoutError = (value) => violationsOf(validateRequestTimeoutError, value);
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
  runAgent: { 200: validateAgUiEvent, 400: validateBadRequestBody, 401: validateUnauthorizedBody, 404: validateNotFoundBody, 408: validateRequestTimeoutBody, 409: validateConflictBody, 410: validateGoneBody, 413: validatePayloadTooLargeBody, 415: validateUnsupportedMediaTypeBody, 422: validateIdempotencyKeyReusedBody, 429: validateTooManyRequestsBody, 500: validateInternalErrorBody, 503: validateUnavailableBody },
  getCapabilities: { 200: validateAgentCapabilities, 400: validateBadRequestBody, 401: validateUnauthorizedBody, 404: validateNotFoundBody, 429: validateTooManyRequestsBody, 500: validateInternalErrorBody, 503: validateUnavailableBody },
  connectAgent: { 200: validateAgUiEvent, 400: validateBadRequestBody, 401: validateUnauthorizedBody, 404: validateNotFoundBody, 408: validateRequestTimeoutBody, 413: validatePayloadTooLargeBody, 415: validateUnsupportedMediaTypeBody, 429: validateTooManyRequestsBody, 500: validateInternalErrorBody, 503: validateUnavailableBody },
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
