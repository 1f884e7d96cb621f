// generated from spec/tool-progress by `npm run generate`; do not edit
import { violationsOf } from "./violations.js";
import { readGroups } from "./parameters.js";
import ucs2lengthModule from "ajv/dist/runtime/ucs2length.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
const ucs2length = ucs2lengthModule.default ?? ucs2lengthModule;

export const validateActiveSession = validate21;
const schema6 = {"$id":"ActiveSession","type":"object","required":["sessionId","status","cursor","conversationId","startedAt","lastActivity"],"properties":{"sessionId":{"$ref":"SessionId"},"status":{"$ref":"SessionStatus"},"cursor":{"$ref":"Cursor"},"conversationId":{"$ref":"ConversationId"},"startedAt":{"$ref":"UnixMillis"},"lastActivity":{"$ref":"UnixMillis"}},"additionalProperties":false};
const schema7 = {"$id":"SessionId","type":"string","minLength":1,"maxLength":255};
const func2 = ucs2length;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SessionId" */;
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
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"$id":"SessionStatus","type":"string","enum":["active","idle","completed"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SessionStatus" */;
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
if(!(((data === "active") || (data === "idle")) || (data === "completed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema8.enum}};
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

const schema9 = {"$id":"Cursor","type":"string","pattern":"^(0|[1-9][0-9]{0,14})-(0|[1-9][0-9]{0,14})$"};
const pattern0 = new RegExp("^(0|[1-9][0-9]{0,14})-(0|[1-9][0-9]{0,14})$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Cursor" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})-(0|[1-9][0-9]{0,14})$"}};
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

const schema10 = {"$id":"ConversationId","type":"string","minLength":1,"maxLength":255};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConversationId" */;
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
validate28.errors = vErrors;
return errors === 0;
}

const schema11 = {"$id":"UnixMillis","type":"integer","format":"int64"};
const formats0 = fullFormats.int64;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnixMillis" */;
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
if(!(formats0.validate(data))){
const err1 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate30.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ActiveSession" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessionId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"}};
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
if(data.cursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cursor"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.conversationId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversationId"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.startedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startedAt"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lastActivity === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastActivity"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((((key0 === "sessionId") || (key0 === "status")) || (key0 === "cursor")) || (key0 === "conversationId")) || (key0 === "startedAt")) || (key0 === "lastActivity"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sessionId !== undefined){
if(!(validate22(data.sessionId, {instancePath:instancePath+"/sessionId",parentData:data,parentDataProperty:"sessionId",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate24(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined){
if(!(validate26(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.conversationId !== undefined){
if(!(validate28(data.conversationId, {instancePath:instancePath+"/conversationId",parentData:data,parentDataProperty:"conversationId",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.startedAt !== undefined){
if(!(validate30(data.startedAt, {instancePath:instancePath+"/startedAt",parentData:data,parentDataProperty:"startedAt",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.lastActivity !== undefined){
if(!(validate30(data.lastActivity, {instancePath:instancePath+"/lastActivity",parentData:data,parentDataProperty:"lastActivity",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
validate21.errors = vErrors;
return errors === 0;
}

export const validateBadRequestCode = validate33;
const schema12 = {"$id":"BadRequestCode","type":"string","enum":["INVALID_BODY","VALIDATION_ERROR","POSITION_AHEAD"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((data === "INVALID_BODY") || (data === "VALIDATION_ERROR")) || (data === "POSITION_AHEAD"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema12.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

export const validateBadRequestError = validate34;
const schema13 = {"$id":"BadRequestError","type":"object","required":["detail","code"],"properties":{"detail":{"type":"string"},"code":{"$ref":"BadRequestCode"},"errors":{"type":"array","items":{"$ref":"RequestMistake"}}},"additionalProperties":false};
const schema14 = {"$id":"RequestMistake","type":"object","required":["pointer","message"],"properties":{"pointer":{"type":"string"},"message":{"type":"string"}},"additionalProperties":false};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestMistake" */;
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
validate36.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BadRequestError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
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
if(!(((key0 === "detail") || (key0 === "code")) || (key0 === "errors"))){
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
if(data.code !== undefined){
if(!(validate33(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.errors !== undefined){
let data2 = data.errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate36(data2[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate34.errors = vErrors;
return errors === 0;
}

export const validateChatAgentResponse = validate38;
const schema15 = {"$id":"ChatAgentResponse","type":"object","required":["message","response","tool_calls","citations"],"properties":{"message":{"type":"string"},"response":{"type":"string"},"tool_calls":{"type":"array","items":{"$ref":"ToolCallResponse"}},"citations":{"type":"array","items":{"type":"string"}},"error":{"$ref":"RunFailure"}},"additionalProperties":false};
const schema16 = {"$id":"ToolCallResponse","type":"object","required":["call_id","event_type","tool_name","tool_response","tool_call_details","is_complete"],"properties":{"call_id":{"type":"string"},"event_type":{"$ref":"ToolEventType"},"tool_name":{"type":"string"},"tool_response":{"type":"string"},"tool_call_details":{"$ref":"ToolCallDetails"},"stream_part":{"type":"string"},"is_complete":{"type":"boolean"}},"additionalProperties":false};
const schema17 = {"$id":"ToolEventType","type":"string","enum":["call","result","delegation_call","delegation_result"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolEventType" */;
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
if(!((((data === "call") || (data === "result")) || (data === "delegation_call")) || (data === "delegation_result"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema17.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

const schema18 = {"$id":"ToolCallDetails","type":"object","required":["summary"],"properties":{"summary":{"type":"string"},"is_error":{"type":"boolean","enum":[true]},"error":{"$ref":"ToolFailure"}},"additionalProperties":{}};
const schema19 = {"$id":"ToolFailure","type":"object","required":["code","message"],"properties":{"code":{"$ref":"ToolFailureCode"},"message":{"type":"string"}},"additionalProperties":false};
const schema20 = {"$id":"ToolFailureCode","type":"string"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolFailureCode" */;
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
validate44.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolFailure" */;
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
if(!(validate44(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
validate43.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallDetails" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.summary === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err1 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.is_error !== undefined){
let data1 = data.is_error;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data1 === true)){
const err3 = {instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/enum",keyword:"enum",params:{allowedValues: schema18.properties.is_error.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.error !== undefined){
if(!(validate43(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
validate42.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ToolCallResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.call_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "call_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tool_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tool_response === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_response"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.tool_call_details === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_call_details"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.is_complete === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_complete"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((((((key0 === "call_id") || (key0 === "event_type")) || (key0 === "tool_name")) || (key0 === "tool_response")) || (key0 === "tool_call_details")) || (key0 === "stream_part")) || (key0 === "is_complete"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.call_id !== undefined){
if(typeof data.call_id !== "string"){
const err7 = {instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.event_type !== undefined){
if(!(validate40(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.tool_name !== undefined){
if(typeof data.tool_name !== "string"){
const err8 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tool_response !== undefined){
if(typeof data.tool_response !== "string"){
const err9 = {instancePath:instancePath+"/tool_response",schemaPath:"#/properties/tool_response/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.tool_call_details !== undefined){
if(!(validate42(data.tool_call_details, {instancePath:instancePath+"/tool_call_details",parentData:data,parentDataProperty:"tool_call_details",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.stream_part !== undefined){
if(typeof data.stream_part !== "string"){
const err10 = {instancePath:instancePath+"/stream_part",schemaPath:"#/properties/stream_part/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.is_complete !== undefined){
if(typeof data.is_complete !== "boolean"){
const err11 = {instancePath:instancePath+"/is_complete",schemaPath:"#/properties/is_complete/type",keyword:"type",params:{type: "boolean"}};
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
validate39.errors = vErrors;
return errors === 0;
}

const schema21 = {"$id":"RunFailure","type":"object","required":["code","message"],"properties":{"code":{"$ref":"RunErrorCode"},"message":{"type":"string"}},"additionalProperties":false};
const schema22 = {"$id":"RunErrorCode","type":"string"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate50.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RunFailure" */;
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
if(!(validate50(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate49.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatAgentResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.response === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tool_calls === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_calls"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.citations === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "citations"}};
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
if(!(((((key0 === "message") || (key0 === "response")) || (key0 === "tool_calls")) || (key0 === "citations")) || (key0 === "error"))){
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
if(data.response !== undefined){
if(typeof data.response !== "string"){
const err6 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tool_calls !== undefined){
let data2 = data.tool_calls;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate39(data2[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.citations !== undefined){
let data4 = data.citations;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data4[i1] !== "string"){
const err8 = {instancePath:instancePath+"/citations/" + i1,schemaPath:"#/properties/citations/items/type",keyword:"type",params:{type: "string"}};
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
const err9 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.error !== undefined){
if(!(validate49(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
validate38.errors = vErrors;
return errors === 0;
}

export const validateConflictCode = validate53;
const schema23 = {"$id":"ConflictCode","type":"string","enum":["CONCURRENT_SESSION","SESSION_ID_REUSED"]};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((data === "CONCURRENT_SESSION") || (data === "SESSION_ID_REUSED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

export const validateConflictError = validate54;
const schema24 = {"$id":"ConflictError","type":"object","required":["detail","code"],"properties":{"detail":{"type":"string"},"code":{"$ref":"ConflictCode"}},"additionalProperties":false};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConflictError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
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
if(!((key0 === "detail") || (key0 === "code"))){
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
if(data.code !== undefined){
if(!(validate53(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
validate54.errors = vErrors;
return errors === 0;
}

export const validateConversationId = validate28;

export const validateCursor = validate26;

export const validateGoneError = validate56;
const schema25 = {"$id":"GoneError","type":"object","required":["detail","code"],"properties":{"detail":{"type":"string"},"code":{"type":"string","enum":["EVENTS_GONE"]}},"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GoneError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
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
if(!((key0 === "detail") || (key0 === "code"))){
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
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1 === "EVENTS_GONE")){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema25.properties.code.enum}};
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

export const validateIdempotencyKeyReusedError = validate57;
const schema26 = {"$id":"IdempotencyKeyReusedError","type":"object","required":["detail","code"],"properties":{"detail":{"type":"string"},"code":{"type":"string","enum":["IDEMPOTENCY_KEY_REUSED"]}},"additionalProperties":false};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdempotencyKeyReusedError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
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
if(!((key0 === "detail") || (key0 === "code"))){
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
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1 === "IDEMPOTENCY_KEY_REUSED")){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema26.properties.code.enum}};
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
validate57.errors = vErrors;
return errors === 0;
}

export const validateImageFile = validate58;
const schema27 = {"$id":"ImageFile","type":"object","required":["data","mime_type"],"properties":{"data":{"type":"string"},"mime_type":{"$ref":"ImageMediaType"},"filename":{"type":["string","null"],"if":{"type":"string"},"then":{"type":"string"},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};
const schema28 = {"$id":"ImageMediaType","type":"string","enum":["image/jpeg","image/png","image/gif","image/webp"]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageMediaType" */;
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
if(!((((data === "image/jpeg") || (data === "image/png")) || (data === "image/gif")) || (data === "image/webp"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema28.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImageFile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mime_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mime_type"}};
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
if(!(((key0 === "data") || (key0 === "mime_type")) || (key0 === "filename"))){
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
if(data.data !== undefined){
if(typeof data.data !== "string"){
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.mime_type !== undefined){
if(!(validate59(data.mime_type, {instancePath:instancePath+"/mime_type",parentData:data,parentDataProperty:"mime_type",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.filename !== undefined){
let data2 = data.filename;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: schema27.properties.filename.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
const err6 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
const err8 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = _valid1;
}
if(!valid2){
const err9 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err10 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/if",keyword:"if",params:{failingKeyword: ifClause0}};
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
validate58.errors = vErrors;
return errors === 0;
}

export const validateImageMediaType = validate59;

export const validateInternalError = validate61;
const schema29 = {"$id":"InternalError","type":"object","required":["detail","code"],"properties":{"detail":{"type":"string"},"code":{"type":"string","enum":["INTERNAL_ERROR"]}},"additionalProperties":false};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="InternalError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
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
if(!((key0 === "detail") || (key0 === "code"))){
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
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1 === "INTERNAL_ERROR")){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema29.properties.code.enum}};
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
validate61.errors = vErrors;
return errors === 0;
}

export const validateMessageForm = validate62;
const schema30 = {"$id":"MessageForm","type":"object","required":["content"],"properties":{"content":{"$ref":"NonBlank"},"node_ids":{"type":"string"}},"additionalProperties":false};
const schema31 = {"$id":"NonBlank","type":"string","pattern":"\\S"};
const pattern1 = new RegExp("\\S", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NonBlank" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageForm" */;
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((key0 === "content") || (key0 === "node_ids"))){
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
if(data.content !== undefined){
if(!(validate63(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.node_ids !== undefined){
if(typeof data.node_ids !== "string"){
const err2 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/type",keyword:"type",params:{type: "string"}};
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
validate62.errors = vErrors;
return errors === 0;
}

export const validateMessageMultipartForm = validate65;
const schema32 = {"$id":"MessageMultipartForm","type":"object","properties":{"content":{"allOf":[{"$ref":"NonBlank"}]},"node_ids":{"type":"string"},"images":{"type":"array","items":{}}},"required":["content"],"additionalProperties":false};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageMultipartForm" */;
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "content") || (key0 === "node_ids")) || (key0 === "images"))){
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
if(data.content !== undefined){
if(!(validate63(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.node_ids !== undefined){
if(typeof data.node_ids !== "string"){
const err2 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.images !== undefined){
if(!(Array.isArray(data.images))){
const err3 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"}};
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
validate65.errors = vErrors;
return errors === 0;
}

export const validateNonBlank = validate63;

export const validateNotFoundCode = validate67;
const schema33 = {"$id":"NotFoundCode","type":"string","enum":["CONVERSATION_NOT_FOUND","SESSION_NOT_FOUND"]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((data === "CONVERSATION_NOT_FOUND") || (data === "SESSION_NOT_FOUND"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

export const validateNotFoundError = validate68;
const schema34 = {"$id":"NotFoundError","type":"object","required":["detail","code"],"properties":{"detail":{"type":"string"},"code":{"$ref":"NotFoundCode"}},"additionalProperties":false};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NotFoundError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
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
if(!((key0 === "detail") || (key0 === "code"))){
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
if(data.code !== undefined){
if(!(validate67(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
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
validate68.errors = vErrors;
return errors === 0;
}

export const validatePayloadTooLargeError = validate70;
const schema35 = {"$id":"PayloadTooLargeError","type":"object","required":["detail","code"],"properties":{"detail":{"type":"string"},"code":{"type":"string","enum":["PAYLOAD_TOO_LARGE"]}},"additionalProperties":false};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PayloadTooLargeError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
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
if(!((key0 === "detail") || (key0 === "code"))){
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
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1 === "PAYLOAD_TOO_LARGE")){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema35.properties.code.enum}};
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
validate70.errors = vErrors;
return errors === 0;
}

export const validateRegenerateRequest = validate71;
const schema36 = {"$id":"RegenerateRequest","type":"object","properties":{"node_ids":{"maxItems":1000,"type":["array","null"],"if":{"type":"array"},"then":{"type":"array","items":{"type":"string"}},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RegenerateRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "node_ids")){
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
if(data.node_ids !== undefined){
let data0 = data.node_ids;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/type",keyword:"type",params:{type: schema36.properties.node_ids.type}};
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
if(!(Array.isArray(data0))){
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
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data0[i0] !== "string"){
const err3 = {instancePath:instancePath+"/node_ids/" + i0,schemaPath:"#/properties/node_ids/then/items/type",keyword:"type",params:{type: "string"}};
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
const err4 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs11 = errors;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(data0 !== null){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
if(data0 !== null){
const err6 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err8 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 1000){
const err9 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
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
validate71.errors = vErrors;
return errors === 0;
}

export const validateRequestMistake = validate36;

export const validateRequestTimeoutError = validate72;
const schema37 = {"$id":"RequestTimeoutError","type":"object","required":["detail","code"],"properties":{"detail":{"type":"string"},"code":{"type":"string","enum":["REQUEST_TIMEOUT"]}},"additionalProperties":false};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestTimeoutError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
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
if(!((key0 === "detail") || (key0 === "code"))){
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
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1 === "REQUEST_TIMEOUT")){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema37.properties.code.enum}};
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

export const validateRunErrorCode = validate50;

export const validateRunFailure = validate49;

export const validateSendMessageRequest = validate73;
const schema38 = {"$id":"SendMessageRequest","type":"object","required":["content"],"properties":{"content":{"$ref":"NonBlank"},"node_ids":{"maxItems":1000,"type":["array","null"],"if":{"type":"array"},"then":{"type":"array","items":{"type":"string"}},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"attachment_ids":{"maxItems":1000,"type":["array","null"],"if":{"type":"array"},"then":{"type":"array","items":{"type":"string"}},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SendMessageRequest" */;
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(((key0 === "content") || (key0 === "node_ids")) || (key0 === "attachment_ids"))){
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
if(data.content !== undefined){
if(!(validate63(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.node_ids !== undefined){
let data1 = data.node_ids;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/type",keyword:"type",params:{type: schema38.properties.node_ids.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs5 = errors;
let valid1 = true;
const _errs6 = errors;
if(!(Array.isArray(data1))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs8 = errors;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data1[i0] !== "string"){
const err4 = {instancePath:instancePath+"/node_ids/" + i0,schemaPath:"#/properties/node_ids/then/items/type",keyword:"type",params:{type: "string"}};
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
const err5 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/then/type",keyword:"type",params:{type: "array"}};
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
ifClause0 = "then";
}
else {
const _errs12 = errors;
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
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
if(data1 !== null){
const err7 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
}
if(!valid4){
const err8 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err9 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 1000){
const err10 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
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
if(data.attachment_ids !== undefined){
let data3 = data.attachment_ids;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/attachment_ids",schemaPath:"#/properties/attachment_ids/type",keyword:"type",params:{type: schema38.properties.attachment_ids.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs20 = errors;
let valid5 = true;
const _errs21 = errors;
if(!(Array.isArray(data3))){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid2){
const _errs23 = errors;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data3[i1] !== "string"){
const err13 = {instancePath:instancePath+"/attachment_ids/" + i1,schemaPath:"#/properties/attachment_ids/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/attachment_ids",schemaPath:"#/properties/attachment_ids/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid5 = _valid2;
ifClause1 = "then";
}
else {
const _errs27 = errors;
const _errs28 = errors;
let valid8 = true;
const _errs29 = errors;
if(data3 !== null){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid3 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs31 = errors;
if(data3 !== null){
const err16 = {instancePath:instancePath+"/attachment_ids",schemaPath:"#/properties/attachment_ids/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid8 = _valid3;
}
if(!valid8){
const err17 = {instancePath:instancePath+"/attachment_ids",schemaPath:"#/properties/attachment_ids/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid5 = _valid2;
ifClause1 = "else";
}
if(!valid5){
const err18 = {instancePath:instancePath+"/attachment_ids",schemaPath:"#/properties/attachment_ids/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data3)){
if(data3.length > 1000){
const err19 = {instancePath:instancePath+"/attachment_ids",schemaPath:"#/properties/attachment_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

export const validateSendMessageV1Request = validate75;
const schema39 = {"$id":"SendMessageV1Request","type":"object","required":["content"],"properties":{"content":{"$ref":"NonBlank"},"node_ids":{"maxItems":1000,"type":["array","null"],"if":{"type":"array"},"then":{"type":"array","items":{"type":"string"}},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"attachment_ids":{"maxItems":1000,"type":["array","null"],"if":{"type":"array"},"then":{"type":"array","items":{"type":"string"}},"else":{"if":{"type":"null"},"then":{"type":"null"}}},"images":{"maxItems":20,"type":["array","null"],"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"ImageFile"}},"else":{"if":{"type":"null"},"then":{"type":"null"}}}},"additionalProperties":false};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SendMessageV1Request" */;
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
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "content") || (key0 === "node_ids")) || (key0 === "attachment_ids")) || (key0 === "images"))){
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
if(data.content !== undefined){
if(!(validate63(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.node_ids !== undefined){
let data1 = data.node_ids;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/type",keyword:"type",params:{type: schema39.properties.node_ids.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs5 = errors;
let valid1 = true;
const _errs6 = errors;
if(!(Array.isArray(data1))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs8 = errors;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data1[i0] !== "string"){
const err4 = {instancePath:instancePath+"/node_ids/" + i0,schemaPath:"#/properties/node_ids/then/items/type",keyword:"type",params:{type: "string"}};
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
const err5 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/then/type",keyword:"type",params:{type: "array"}};
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
ifClause0 = "then";
}
else {
const _errs12 = errors;
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
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
if(data1 !== null){
const err7 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
}
if(!valid4){
const err8 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err9 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 1000){
const err10 = {instancePath:instancePath+"/node_ids",schemaPath:"#/properties/node_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
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
if(data.attachment_ids !== undefined){
let data3 = data.attachment_ids;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/attachment_ids",schemaPath:"#/properties/attachment_ids/type",keyword:"type",params:{type: schema39.properties.attachment_ids.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs20 = errors;
let valid5 = true;
const _errs21 = errors;
if(!(Array.isArray(data3))){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid2){
const _errs23 = errors;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(vErrors !== null && vErrors.length >= 20)break;
if(typeof data3[i1] !== "string"){
const err13 = {instancePath:instancePath+"/attachment_ids/" + i1,schemaPath:"#/properties/attachment_ids/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/attachment_ids",schemaPath:"#/properties/attachment_ids/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid5 = _valid2;
ifClause1 = "then";
}
else {
const _errs27 = errors;
const _errs28 = errors;
let valid8 = true;
const _errs29 = errors;
if(data3 !== null){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid3 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs31 = errors;
if(data3 !== null){
const err16 = {instancePath:instancePath+"/attachment_ids",schemaPath:"#/properties/attachment_ids/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid8 = _valid3;
}
if(!valid8){
const err17 = {instancePath:instancePath+"/attachment_ids",schemaPath:"#/properties/attachment_ids/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid5 = _valid2;
ifClause1 = "else";
}
if(!valid5){
const err18 = {instancePath:instancePath+"/attachment_ids",schemaPath:"#/properties/attachment_ids/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data3)){
if(data3.length > 1000){
const err19 = {instancePath:instancePath+"/attachment_ids",schemaPath:"#/properties/attachment_ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.images !== undefined){
let data5 = data.images;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err20 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema39.properties.images.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs35 = errors;
let valid9 = true;
const _errs36 = errors;
if(!(Array.isArray(data5))){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid4 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid4){
const _errs38 = errors;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(validate58(data5[i2], {instancePath:instancePath+"/images/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid4 = _errs38 === errors;
valid9 = _valid4;
ifClause2 = "then";
}
else {
const _errs41 = errors;
const _errs42 = errors;
let valid12 = true;
const _errs43 = errors;
if(data5 !== null){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid5 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs45 = errors;
if(data5 !== null){
const err24 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/else/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid5 = _errs45 === errors;
valid12 = _valid5;
}
if(!valid12){
const err25 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid4 = _errs41 === errors;
valid9 = _valid4;
ifClause2 = "else";
}
if(!valid9){
const err26 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 20){
const err27 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

export const validateSessionId = validate22;

export const validateSessionStatus = validate24;

export const validateStopResponse = validate78;
const schema40 = {"$id":"StopResponse","type":"object","required":["success","message"],"properties":{"success":{"type":"boolean","enum":[true]},"message":{"type":"string"}},"additionalProperties":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StopResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"}};
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
if(!((key0 === "success") || (key0 === "message"))){
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
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === true)){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/enum",keyword:"enum",params:{allowedValues: schema40.properties.success.enum}};
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
validate78.errors = vErrors;
return errors === 0;
}

export const validateTaskStatus = validate79;
const schema41 = {"$id":"TaskStatus","type":"object","required":["isActive","sessionId","estimatedCompletion","conversationId"],"properties":{"isActive":{"type":"boolean"},"sessionId":{"$ref":"SessionId"},"estimatedCompletion":{"$ref":"UnixMillis"},"conversationId":{"$ref":"ConversationId"}},"additionalProperties":false};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TaskStatus" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.isActive === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isActive"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sessionId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.estimatedCompletion === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estimatedCompletion"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.conversationId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversationId"}};
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
if(!((((key0 === "isActive") || (key0 === "sessionId")) || (key0 === "estimatedCompletion")) || (key0 === "conversationId"))){
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
if(data.isActive !== undefined){
if(typeof data.isActive !== "boolean"){
const err5 = {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sessionId !== undefined){
if(!(validate22(data.sessionId, {instancePath:instancePath+"/sessionId",parentData:data,parentDataProperty:"sessionId",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.estimatedCompletion !== undefined){
if(!(validate30(data.estimatedCompletion, {instancePath:instancePath+"/estimatedCompletion",parentData:data,parentDataProperty:"estimatedCompletion",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.conversationId !== undefined){
if(!(validate28(data.conversationId, {instancePath:instancePath+"/conversationId",parentData:data,parentDataProperty:"conversationId",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate79.errors = vErrors;
return errors === 0;
}

export const validateTooManyRequestsError = validate83;
const schema42 = {"$id":"TooManyRequestsError","type":"object","required":["detail","code"],"properties":{"detail":{"type":"string"},"code":{"type":"string","enum":["RATE_LIMITED"]}},"additionalProperties":false};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TooManyRequestsError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
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
if(!((key0 === "detail") || (key0 === "code"))){
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
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1 === "RATE_LIMITED")){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema42.properties.code.enum}};
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
validate83.errors = vErrors;
return errors === 0;
}

export const validateToolCallDetails = validate42;

export const validateToolCallResponse = validate39;

export const validateToolEventType = validate40;

export const validateToolFailure = validate43;

export const validateToolFailureCode = validate44;

export const validateUnauthorizedError = validate84;
const schema43 = {"$id":"UnauthorizedError","type":"object","required":["detail","code"],"properties":{"detail":{"type":"string"},"code":{"type":"string","enum":["UNAUTHORIZED"]}},"additionalProperties":false};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnauthorizedError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
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
if(!((key0 === "detail") || (key0 === "code"))){
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
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1 === "UNAUTHORIZED")){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema43.properties.code.enum}};
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
validate84.errors = vErrors;
return errors === 0;
}

export const validateUnavailableCode = validate85;
const schema44 = {"$id":"UnavailableCode","type":"string","enum":["SERVER_RESTARTING","STORE_UNAVAILABLE","SERVER_BUSY"]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema44.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

export const validateUnavailableError = validate86;
const schema45 = {"$id":"UnavailableError","type":"object","required":["detail","code"],"properties":{"detail":{"type":"string"},"code":{"$ref":"UnavailableCode"}},"additionalProperties":false};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnavailableError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
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
if(!((key0 === "detail") || (key0 === "code"))){
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
if(data.code !== undefined){
if(!(validate85(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
validate86.errors = vErrors;
return errors === 0;
}

export const validateUnixMillis = validate30;

export const validateUnsupportedMediaTypeError = validate88;
const schema46 = {"$id":"UnsupportedMediaTypeError","type":"object","required":["detail","code"],"properties":{"detail":{"type":"string"},"code":{"type":"string","enum":["UNSUPPORTED_MEDIA_TYPE"]}},"additionalProperties":false};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UnsupportedMediaTypeError" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
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
if(!((key0 === "detail") || (key0 === "code"))){
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
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1 === "UNSUPPORTED_MEDIA_TYPE")){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema46.properties.code.enum}};
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
validate88.errors = vErrors;
return errors === 0;
}

export const validateSendMessageUnversionedPath = validate89;
const schema47 = {"$id":"SendMessageUnversionedPath","type":"object","required":["conversation_id"],"properties":{"conversation_id":{"$ref":"ConversationId"}},"additionalProperties":false};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SendMessageUnversionedPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
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
if(!(key0 === "conversation_id")){
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
if(data.conversation_id !== undefined){
if(!(validate28(data.conversation_id, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate89.errors = vErrors;
return errors === 0;
}

export const validateSendMessageUnversionedQuery = validate91;
const schema48 = {"$id":"SendMessageUnversionedQuery","type":"object","required":[],"properties":{"stream":{"type":"boolean"},"session_id":{"$ref":"SessionId"},"prev_human_message_id":{"type":"string"},"cursor":{"$ref":"Cursor"}},"additionalProperties":false};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SendMessageUnversionedQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "stream") || (key0 === "session_id")) || (key0 === "prev_human_message_id")) || (key0 === "cursor"))){
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
if(data.stream !== undefined){
if(typeof data.stream !== "boolean"){
const err1 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.session_id !== undefined){
if(!(validate22(data.session_id, {instancePath:instancePath+"/session_id",parentData:data,parentDataProperty:"session_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.prev_human_message_id !== undefined){
if(typeof data.prev_human_message_id !== "string"){
const err2 = {instancePath:instancePath+"/prev_human_message_id",schemaPath:"#/properties/prev_human_message_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cursor !== undefined){
if(!(validate26(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate91.errors = vErrors;
return errors === 0;
}

export const validateSendMessageUnversionedHeaders = validate94;
const schema49 = {"$id":"SendMessageUnversionedHeaders","type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SendMessageUnversionedHeaders" */;
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
if(func2(data0) > 255){
const err1 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
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
validate94.errors = vErrors;
return errors === 0;
}

export const validateGetActiveSessionV1Path = validate95;
const schema50 = {"$id":"GetActiveSessionV1Path","type":"object","required":["conversation_id"],"properties":{"conversation_id":{"$ref":"ConversationId"}},"additionalProperties":false};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GetActiveSessionV1Path" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
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
if(!(key0 === "conversation_id")){
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
if(data.conversation_id !== undefined){
if(!(validate28(data.conversation_id, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate95.errors = vErrors;
return errors === 0;
}

export const validateSendMessageV1Path = validate97;
const schema51 = {"$id":"SendMessageV1Path","type":"object","required":["conversation_id"],"properties":{"conversation_id":{"$ref":"ConversationId"}},"additionalProperties":false};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SendMessageV1Path" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
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
if(!(key0 === "conversation_id")){
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
if(data.conversation_id !== undefined){
if(!(validate28(data.conversation_id, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate97.errors = vErrors;
return errors === 0;
}

export const validateSendMessageV1Query = validate99;
const schema52 = {"$id":"SendMessageV1Query","type":"object","required":[],"properties":{"stream":{"type":"boolean"},"session_id":{"$ref":"SessionId"},"prev_human_message_id":{"type":"string"},"cursor":{"$ref":"Cursor"}},"additionalProperties":false};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SendMessageV1Query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "stream") || (key0 === "session_id")) || (key0 === "prev_human_message_id")) || (key0 === "cursor"))){
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
if(data.stream !== undefined){
if(typeof data.stream !== "boolean"){
const err1 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.session_id !== undefined){
if(!(validate22(data.session_id, {instancePath:instancePath+"/session_id",parentData:data,parentDataProperty:"session_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.prev_human_message_id !== undefined){
if(typeof data.prev_human_message_id !== "string"){
const err2 = {instancePath:instancePath+"/prev_human_message_id",schemaPath:"#/properties/prev_human_message_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cursor !== undefined){
if(!(validate26(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate99.errors = vErrors;
return errors === 0;
}

export const validateSendMessageV1Headers = validate102;
const schema53 = {"$id":"SendMessageV1Headers","type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SendMessageV1Headers" */;
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
if(func2(data0) > 255){
const err1 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
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
validate102.errors = vErrors;
return errors === 0;
}

export const validateRegenerateMessageV1Path = validate103;
const schema54 = {"$id":"RegenerateMessageV1Path","type":"object","required":["conversation_id"],"properties":{"conversation_id":{"$ref":"ConversationId"}},"additionalProperties":false};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RegenerateMessageV1Path" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
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
if(!(key0 === "conversation_id")){
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
if(data.conversation_id !== undefined){
if(!(validate28(data.conversation_id, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate103.errors = vErrors;
return errors === 0;
}

export const validateRegenerateMessageV1Query = validate105;
const schema55 = {"$id":"RegenerateMessageV1Query","type":"object","required":[],"properties":{"stream":{"type":"boolean"}},"additionalProperties":false};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RegenerateMessageV1Query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "stream")){
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
if(data.stream !== undefined){
if(typeof data.stream !== "boolean"){
const err1 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
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
validate105.errors = vErrors;
return errors === 0;
}

export const validateRegenerateMessageV1Headers = validate106;
const schema56 = {"$id":"RegenerateMessageV1Headers","type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RegenerateMessageV1Headers" */;
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
if(func2(data0) > 255){
const err1 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
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
validate106.errors = vErrors;
return errors === 0;
}

export const validateResumeSessionV1Path = validate107;
const schema57 = {"$id":"ResumeSessionV1Path","type":"object","required":["conversation_id","session_id"],"properties":{"conversation_id":{"$ref":"ConversationId"},"session_id":{"$ref":"SessionId"}},"additionalProperties":false};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResumeSessionV1Path" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.session_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
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
if(!((key0 === "conversation_id") || (key0 === "session_id"))){
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
if(data.conversation_id !== undefined){
if(!(validate28(data.conversation_id, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.session_id !== undefined){
if(!(validate22(data.session_id, {instancePath:instancePath+"/session_id",parentData:data,parentDataProperty:"session_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate107.errors = vErrors;
return errors === 0;
}

export const validateResumeSessionV1Query = validate110;
const schema58 = {"$id":"ResumeSessionV1Query","type":"object","required":[],"properties":{"cursor":{"$ref":"Cursor"}},"additionalProperties":false};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResumeSessionV1Query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "cursor")){
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
if(data.cursor !== undefined){
if(!(validate26(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate110.errors = vErrors;
return errors === 0;
}

export const validateStopSessionV1Path = validate112;
const schema59 = {"$id":"StopSessionV1Path","type":"object","required":["conversation_id"],"properties":{"conversation_id":{"$ref":"ConversationId"}},"additionalProperties":false};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StopSessionV1Path" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
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
if(!(key0 === "conversation_id")){
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
if(data.conversation_id !== undefined){
if(!(validate28(data.conversation_id, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate112.errors = vErrors;
return errors === 0;
}

export const validateStopSessionV1Query = validate114;
const schema60 = {"$id":"StopSessionV1Query","type":"object","required":[],"properties":{"session_id":{"$ref":"SessionId"}},"additionalProperties":false};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StopSessionV1Query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "session_id")){
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
if(data.session_id !== undefined){
if(!(validate22(data.session_id, {instancePath:instancePath+"/session_id",parentData:data,parentDataProperty:"session_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate114.errors = vErrors;
return errors === 0;
}

export const validateGetTaskStatusV1Path = validate116;
const schema61 = {"$id":"GetTaskStatusV1Path","type":"object","required":["conversation_id"],"properties":{"conversation_id":{"$ref":"ConversationId"}},"additionalProperties":false};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GetTaskStatusV1Path" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
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
if(!(key0 === "conversation_id")){
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
if(data.conversation_id !== undefined){
if(!(validate28(data.conversation_id, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate116.errors = vErrors;
return errors === 0;
}

export const validateGetActiveSessionPath = validate118;
const schema62 = {"$id":"GetActiveSessionPath","type":"object","required":["conversation_id"],"properties":{"conversation_id":{"$ref":"ConversationId"}},"additionalProperties":false};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GetActiveSessionPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
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
if(!(key0 === "conversation_id")){
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
if(data.conversation_id !== undefined){
if(!(validate28(data.conversation_id, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate118.errors = vErrors;
return errors === 0;
}

export const validateSendMessagePath = validate120;
const schema63 = {"$id":"SendMessagePath","type":"object","required":["conversation_id"],"properties":{"conversation_id":{"$ref":"ConversationId"}},"additionalProperties":false};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SendMessagePath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
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
if(!(key0 === "conversation_id")){
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
if(data.conversation_id !== undefined){
if(!(validate28(data.conversation_id, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate120.errors = vErrors;
return errors === 0;
}

export const validateSendMessageQuery = validate122;
const schema64 = {"$id":"SendMessageQuery","type":"object","required":[],"properties":{"stream":{"type":"boolean"},"session_id":{"$ref":"SessionId"},"prev_human_message_id":{"type":"string"},"cursor":{"$ref":"Cursor"}},"additionalProperties":false};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SendMessageQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!((((key0 === "stream") || (key0 === "session_id")) || (key0 === "prev_human_message_id")) || (key0 === "cursor"))){
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
if(data.stream !== undefined){
if(typeof data.stream !== "boolean"){
const err1 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.session_id !== undefined){
if(!(validate22(data.session_id, {instancePath:instancePath+"/session_id",parentData:data,parentDataProperty:"session_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.prev_human_message_id !== undefined){
if(typeof data.prev_human_message_id !== "string"){
const err2 = {instancePath:instancePath+"/prev_human_message_id",schemaPath:"#/properties/prev_human_message_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cursor !== undefined){
if(!(validate26(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate122.errors = vErrors;
return errors === 0;
}

export const validateSendMessageHeaders = validate125;
const schema65 = {"$id":"SendMessageHeaders","type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SendMessageHeaders" */;
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
if(func2(data0) > 255){
const err1 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
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
validate125.errors = vErrors;
return errors === 0;
}

export const validateRegenerateMessagePath = validate126;
const schema66 = {"$id":"RegenerateMessagePath","type":"object","required":["conversation_id"],"properties":{"conversation_id":{"$ref":"ConversationId"}},"additionalProperties":false};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RegenerateMessagePath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
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
if(!(key0 === "conversation_id")){
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
if(data.conversation_id !== undefined){
if(!(validate28(data.conversation_id, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate126.errors = vErrors;
return errors === 0;
}

export const validateRegenerateMessageQuery = validate128;
const schema67 = {"$id":"RegenerateMessageQuery","type":"object","required":[],"properties":{"stream":{"type":"boolean"}},"additionalProperties":false};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RegenerateMessageQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "stream")){
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
if(data.stream !== undefined){
if(typeof data.stream !== "boolean"){
const err1 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
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
validate128.errors = vErrors;
return errors === 0;
}

export const validateRegenerateMessageHeaders = validate129;
const schema68 = {"$id":"RegenerateMessageHeaders","type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255}},"additionalProperties":false};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RegenerateMessageHeaders" */;
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
if(func2(data0) > 255){
const err1 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
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
validate129.errors = vErrors;
return errors === 0;
}

export const validateResumeSessionPath = validate130;
const schema69 = {"$id":"ResumeSessionPath","type":"object","required":["conversation_id","session_id"],"properties":{"conversation_id":{"$ref":"ConversationId"},"session_id":{"$ref":"SessionId"}},"additionalProperties":false};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResumeSessionPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.session_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
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
if(!((key0 === "conversation_id") || (key0 === "session_id"))){
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
if(data.conversation_id !== undefined){
if(!(validate28(data.conversation_id, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.session_id !== undefined){
if(!(validate22(data.session_id, {instancePath:instancePath+"/session_id",parentData:data,parentDataProperty:"session_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate130.errors = vErrors;
return errors === 0;
}

export const validateResumeSessionQuery = validate133;
const schema70 = {"$id":"ResumeSessionQuery","type":"object","required":[],"properties":{"cursor":{"$ref":"Cursor"}},"additionalProperties":false};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResumeSessionQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "cursor")){
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
if(data.cursor !== undefined){
if(!(validate26(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate133.errors = vErrors;
return errors === 0;
}

export const validateStopSessionPath = validate135;
const schema71 = {"$id":"StopSessionPath","type":"object","required":["conversation_id"],"properties":{"conversation_id":{"$ref":"ConversationId"}},"additionalProperties":false};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StopSessionPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
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
if(!(key0 === "conversation_id")){
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
if(data.conversation_id !== undefined){
if(!(validate28(data.conversation_id, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate135.errors = vErrors;
return errors === 0;
}

export const validateStopSessionQuery = validate137;
const schema72 = {"$id":"StopSessionQuery","type":"object","required":[],"properties":{"session_id":{"$ref":"SessionId"}},"additionalProperties":false};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StopSessionQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(vErrors !== null && vErrors.length >= 20)break;
if(!(key0 === "session_id")){
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
if(data.session_id !== undefined){
if(!(validate22(data.session_id, {instancePath:instancePath+"/session_id",parentData:data,parentDataProperty:"session_id",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate137.errors = vErrors;
return errors === 0;
}

export const validateGetTaskStatusPath = validate139;
const schema73 = {"$id":"GetTaskStatusPath","type":"object","required":["conversation_id"],"properties":{"conversation_id":{"$ref":"ConversationId"}},"additionalProperties":false};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GetTaskStatusPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"}};
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
if(!(key0 === "conversation_id")){
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
if(data.conversation_id !== undefined){
if(!(validate28(data.conversation_id, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate139.errors = vErrors;
return errors === 0;
}


export const checkActiveSession = (value) => violationsOf(validateActiveSession, value);
export const checkBadRequestCode = (value) => violationsOf(validateBadRequestCode, value);
export const checkBadRequestError = (value) => violationsOf(validateBadRequestError, value);
export const checkChatAgentResponse = (value) => violationsOf(validateChatAgentResponse, value);
export const checkConflictCode = (value) => violationsOf(validateConflictCode, value);
export const checkConflictError = (value) => violationsOf(validateConflictError, value);
export const checkConversationId = (value) => violationsOf(validateConversationId, value);
export const checkCursor = (value) => violationsOf(validateCursor, value);
export const checkGoneError = (value) => violationsOf(validateGoneError, value);
export const checkIdempotencyKeyReusedError = (value) => violationsOf(validateIdempotencyKeyReusedError, value);
export const checkImageFile = (value) => violationsOf(validateImageFile, value);
export const checkImageMediaType = (value) => violationsOf(validateImageMediaType, value);
export const checkInternalError = (value) => violationsOf(validateInternalError, value);
export const checkMessageForm = (value) => violationsOf(validateMessageForm, value);
export const checkMessageMultipartForm = (value) => violationsOf(validateMessageMultipartForm, value);
export const checkNonBlank = (value) => violationsOf(validateNonBlank, value);
export const checkNotFoundCode = (value) => violationsOf(validateNotFoundCode, value);
export const checkNotFoundError = (value) => violationsOf(validateNotFoundError, value);
export const checkPayloadTooLargeError = (value) => violationsOf(validatePayloadTooLargeError, value);
export const checkRegenerateRequest = (value) => violationsOf(validateRegenerateRequest, value);
export const checkRequestMistake = (value) => violationsOf(validateRequestMistake, value);
export const checkRequestTimeoutError = (value) => violationsOf(validateRequestTimeoutError, value);
export const checkRunErrorCode = (value) => violationsOf(validateRunErrorCode, value);
export const checkRunFailure = (value) => violationsOf(validateRunFailure, value);
export const checkSendMessageRequest = (value) => violationsOf(validateSendMessageRequest, value);
export const checkSendMessageV1Request = (value) => violationsOf(validateSendMessageV1Request, value);
export const checkSessionId = (value) => violationsOf(validateSessionId, value);
export const checkSessionStatus = (value) => violationsOf(validateSessionStatus, value);
export const checkStopResponse = (value) => violationsOf(validateStopResponse, value);
export const checkTaskStatus = (value) => violationsOf(validateTaskStatus, value);
export const checkTooManyRequestsError = (value) => violationsOf(validateTooManyRequestsError, value);
export const checkToolCallDetails = (value) => violationsOf(validateToolCallDetails, value);
export const checkToolCallResponse = (value) => violationsOf(validateToolCallResponse, value);
export const checkToolEventType = (value) => violationsOf(validateToolEventType, value);
export const checkToolFailure = (value) => violationsOf(validateToolFailure, value);
export const checkToolFailureCode = (value) => violationsOf(validateToolFailureCode, value);
export const checkUnauthorizedError = (value) => violationsOf(validateUnauthorizedError, value);
export const checkUnavailableCode = (value) => violationsOf(validateUnavailableCode, value);
export const checkUnavailableError = (value) => violationsOf(validateUnavailableError, value);
export const checkUnixMillis = (value) => violationsOf(validateUnixMillis, value);
export const checkUnsupportedMediaTypeError = (value) => violationsOf(validateUnsupportedMediaTypeError, value);

const bodies = {
  sendMessageUnversioned: { required: true, validate: validateSendMessageRequest },
  sendMessageV1: { required: true, validate: validateSendMessageV1Request },
  regenerateMessageV1: { required: false, validate: validateRegenerateRequest },
  sendMessage: { required: true, validate: validateSendMessageRequest },
  regenerateMessage: { required: false, validate: validateRegenerateRequest },
};

const responses = {
  sendMessageUnversioned: { 200: validateChatAgentResponse, 400: validateBadRequestError, 401: validateUnauthorizedError, 404: validateNotFoundError, 408: validateRequestTimeoutError, 409: validateConflictError, 410: validateGoneError, 413: validatePayloadTooLargeError, 415: validateUnsupportedMediaTypeError, 422: validateIdempotencyKeyReusedError, 429: validateTooManyRequestsError, 500: validateInternalError, 503: validateUnavailableError },
  getActiveSessionV1: { 200: validateActiveSession, 400: validateBadRequestError, 401: validateUnauthorizedError, 404: validateNotFoundError, 429: validateTooManyRequestsError, 500: validateInternalError, 503: validateUnavailableError },
  sendMessageV1: { 200: validateChatAgentResponse, 400: validateBadRequestError, 401: validateUnauthorizedError, 404: validateNotFoundError, 408: validateRequestTimeoutError, 409: validateConflictError, 410: validateGoneError, 413: validatePayloadTooLargeError, 415: validateUnsupportedMediaTypeError, 422: validateIdempotencyKeyReusedError, 429: validateTooManyRequestsError, 500: validateInternalError, 503: validateUnavailableError },
  regenerateMessageV1: { 200: validateChatAgentResponse, 400: validateBadRequestError, 401: validateUnauthorizedError, 404: validateNotFoundError, 408: validateRequestTimeoutError, 409: validateConflictError, 410: validateGoneError, 413: validatePayloadTooLargeError, 415: validateUnsupportedMediaTypeError, 422: validateIdempotencyKeyReusedError, 429: validateTooManyRequestsError, 500: validateInternalError, 503: validateUnavailableError },
  resumeSessionV1: { 200: validateChatAgentResponse, 400: validateBadRequestError, 401: validateUnauthorizedError, 404: validateNotFoundError, 410: validateGoneError, 429: validateTooManyRequestsError, 500: validateInternalError, 503: validateUnavailableError },
  stopSessionV1: { 200: validateStopResponse, 400: validateBadRequestError, 401: validateUnauthorizedError, 404: validateNotFoundError, 429: validateTooManyRequestsError, 500: validateInternalError, 503: validateUnavailableError },
  getTaskStatusV1: { 200: validateTaskStatus, 400: validateBadRequestError, 401: validateUnauthorizedError, 404: validateNotFoundError, 429: validateTooManyRequestsError, 500: validateInternalError, 503: validateUnavailableError },
  getActiveSession: { 200: validateActiveSession, 400: validateBadRequestError, 401: validateUnauthorizedError, 404: validateNotFoundError, 429: validateTooManyRequestsError, 500: validateInternalError, 503: validateUnavailableError },
  sendMessage: { 200: validateChatAgentResponse, 400: validateBadRequestError, 401: validateUnauthorizedError, 404: validateNotFoundError, 408: validateRequestTimeoutError, 409: validateConflictError, 410: validateGoneError, 413: validatePayloadTooLargeError, 415: validateUnsupportedMediaTypeError, 422: validateIdempotencyKeyReusedError, 429: validateTooManyRequestsError, 500: validateInternalError, 503: validateUnavailableError },
  regenerateMessage: { 200: validateChatAgentResponse, 400: validateBadRequestError, 401: validateUnauthorizedError, 404: validateNotFoundError, 408: validateRequestTimeoutError, 409: validateConflictError, 410: validateGoneError, 413: validatePayloadTooLargeError, 415: validateUnsupportedMediaTypeError, 422: validateIdempotencyKeyReusedError, 429: validateTooManyRequestsError, 500: validateInternalError, 503: validateUnavailableError },
  resumeSession: { 200: validateChatAgentResponse, 400: validateBadRequestError, 401: validateUnauthorizedError, 404: validateNotFoundError, 410: validateGoneError, 429: validateTooManyRequestsError, 500: validateInternalError, 503: validateUnavailableError },
  stopSession: { 200: validateStopResponse, 400: validateBadRequestError, 401: validateUnauthorizedError, 404: validateNotFoundError, 429: validateTooManyRequestsError, 500: validateInternalError, 503: validateUnavailableError },
  getTaskStatus: { 200: validateTaskStatus, 400: validateBadRequestError, 401: validateUnauthorizedError, 404: validateNotFoundError, 429: validateTooManyRequestsError, 500: validateInternalError, 503: validateUnavailableError },
};

const parameters = {
  sendMessageUnversioned: {
    path: { rules: [{"name":"conversation_id","type":"string"}], validate: validateSendMessageUnversionedPath },
    query: { rules: [{"name":"stream","type":"boolean","default":true},{"name":"session_id","type":"string"},{"name":"prev_human_message_id","type":"string"},{"name":"cursor","type":"string"}], validate: validateSendMessageUnversionedQuery },
    headers: { rules: [{"name":"Idempotency-Key","type":"string"}], validate: validateSendMessageUnversionedHeaders },
  },
  getActiveSessionV1: {
    path: { rules: [{"name":"conversation_id","type":"string"}], validate: validateGetActiveSessionV1Path },
  },
  sendMessageV1: {
    path: { rules: [{"name":"conversation_id","type":"string"}], validate: validateSendMessageV1Path },
    query: { rules: [{"name":"stream","type":"boolean","default":true},{"name":"session_id","type":"string"},{"name":"prev_human_message_id","type":"string"},{"name":"cursor","type":"string"}], validate: validateSendMessageV1Query },
    headers: { rules: [{"name":"Idempotency-Key","type":"string"}], validate: validateSendMessageV1Headers },
  },
  regenerateMessageV1: {
    path: { rules: [{"name":"conversation_id","type":"string"}], validate: validateRegenerateMessageV1Path },
    query: { rules: [{"name":"stream","type":"boolean","default":true}], validate: validateRegenerateMessageV1Query },
    headers: { rules: [{"name":"Idempotency-Key","type":"string"}], validate: validateRegenerateMessageV1Headers },
  },
  resumeSessionV1: {
    path: { rules: [{"name":"conversation_id","type":"string"},{"name":"session_id","type":"string"}], validate: validateResumeSessionV1Path },
    query: { rules: [{"name":"cursor","type":"string","default":"0-0"}], validate: validateResumeSessionV1Query },
  },
  stopSessionV1: {
    path: { rules: [{"name":"conversation_id","type":"string"}], validate: validateStopSessionV1Path },
    query: { rules: [{"name":"session_id","type":"string"}], validate: validateStopSessionV1Query },
  },
  getTaskStatusV1: {
    path: { rules: [{"name":"conversation_id","type":"string"}], validate: validateGetTaskStatusV1Path },
  },
  getActiveSession: {
    path: { rules: [{"name":"conversation_id","type":"string"}], validate: validateGetActiveSessionPath },
  },
  sendMessage: {
    path: { rules: [{"name":"conversation_id","type":"string"}], validate: validateSendMessagePath },
    query: { rules: [{"name":"stream","type":"boolean","default":true},{"name":"session_id","type":"string"},{"name":"prev_human_message_id","type":"string"},{"name":"cursor","type":"string"}], validate: validateSendMessageQuery },
    headers: { rules: [{"name":"Idempotency-Key","type":"string"}], validate: validateSendMessageHeaders },
  },
  regenerateMessage: {
    path: { rules: [{"name":"conversation_id","type":"string"}], validate: validateRegenerateMessagePath },
    query: { rules: [{"name":"stream","type":"boolean","default":true}], validate: validateRegenerateMessageQuery },
    headers: { rules: [{"name":"Idempotency-Key","type":"string"}], validate: validateRegenerateMessageHeaders },
  },
  resumeSession: {
    path: { rules: [{"name":"conversation_id","type":"string"},{"name":"session_id","type":"string"}], validate: validateResumeSessionPath },
    query: { rules: [{"name":"cursor","type":"string","default":"0-0"}], validate: validateResumeSessionQuery },
  },
  stopSession: {
    path: { rules: [{"name":"conversation_id","type":"string"}], validate: validateStopSessionPath },
    query: { rules: [{"name":"session_id","type":"string"}], validate: validateStopSessionQuery },
  },
  getTaskStatus: {
    path: { rules: [{"name":"conversation_id","type":"string"}], validate: validateGetTaskStatusPath },
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
