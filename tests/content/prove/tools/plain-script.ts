import { splitScript } from './statements.ts';

/** What belongs to a schema, and is gone with it. */
const kinds =
  'table|view|index|sequence|function|procedure|type|domain|schema|trigger|rule|policy|aggregate|statistics';
const before = 'or replace|temp|temporary|unlogged|recursive|materialized|unique|constraint';
const made = new RegExp(`^(create|alter|drop)\\s+((${before})\\s+)*(${kinds})\\b`, 'i');
const other =
  /^(select|with|insert|update|delete|merge|values|table|begin|start|commit|end|rollback|abort|savepoint|release|set|reset|show|explain|analyze|truncate|prepare|execute|deallocate|declare|fetch|move|close|lock|do|call|refresh)\b/i;
/** Words of what belongs to the database or the server, in whatever statement or text they are. */
const wider =
  /\b(role|user|grant|revoke|privileges|owner|system|database|tablespace|extension|language|event\s+trigger|publication|subscription|foreign|server|cast|transaction\s+'|lo_\w+|pg_\w+|information_schema|oid|xmin|xmax|txid_\w+)\b/i;

/** Whether a script leaves nothing behind but schemas: then its database can be used again. */
export function isPlainScript(script: string): boolean {
  if (wider.test(script)) return false;
  return splitScript(script).every((part) => {
    if ('session' in part) return true;
    const sql = part.sql.replace(/^(\s+|--[^\n]*\n|\/\*[\s\S]*?\*\/)+/, '');
    return made.test(sql) || other.test(sql);
  });
}
