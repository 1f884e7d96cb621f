// generated from spec/agent-stream by `npm run generate`; do not edit
import { token, violationsOf } from "./violations.js";
/**
 * Reads the parameters of an operation: text to numbers and booleans, defaults for what is absent, then what their
 * schemas say. Undeclared parameters are ignored. Pointers are `/<name>`.
 */
export function readGroups(groups, raw) {
    const value = { path: {}, query: {}, headers: {} };
    const violations = [];
    for (const [location, { rules, validate }] of Object.entries(groups)) {
        const before = violations.length;
        for (const rule of rules) {
            const text = raw[location]?.[location === "headers" ? rule.name.toLowerCase() : rule.name];
            const result = readOne(rule, text);
            if (typeof result === "object")
                violations.push({ pointer: `/${token(rule.name)}`, ...result });
            else if (result !== undefined)
                value[location][rule.name] = result;
        }
        const read = new Set(violations.slice(before).map(({ pointer }) => pointer));
        violations.push(...violationsOf(validate, value[location]).filter(({ pointer }) => !read.has(pointer)));
    }
    return { value, violations };
}
function readOne(rule, text) {
    if (text === undefined)
        return rule.default;
    if (typeof text !== "string")
        return { message: "must be given only once", keyword: "type" };
    const quoted = JSON.stringify(text.slice(0, 60));
    switch (rule.type) {
        case "string":
            return text;
        case "boolean":
            if (text === "true" || text === "false")
                return text === "true";
            return { message: `must be true or false, not ${quoted}`, keyword: "type" };
        case "integer":
            if (/^-?\d{1,15}$/.test(text))
                return Number(text);
            return { message: `must be a whole number, not ${quoted}`, keyword: "type" };
        case "number":
            if (/^-?\d{1,15}(\.\d{1,15})?$/.test(text))
                return Number(text);
            return { message: `must be a number, not ${quoted}`, keyword: "type" };
    }
}
