/** The types that the driver `pg` makes of PostgreSQL's types, by their numbers. JSON is missing: it can be anything. */
export const pgTypes: Record<number, string> = {
  16: 'boolean',
  17: 'Buffer',
  19: 'string', // name
  20: 'string', // bigint
  21: 'number',
  23: 'number',
  25: 'string', // text
  26: 'number', // oid
  700: 'number',
  701: 'number',
  1005: '(number | null)[]',
  1007: '(number | null)[]',
  1009: '(string | null)[]', // text[]
  1015: '(string | null)[]', // varchar[]
  1016: '(string | null)[]', // bigint[]
  1042: 'string', // char(n)
  1043: 'string', // varchar
  1082: 'Date',
  1114: 'Date',
  1184: 'Date',
  1700: 'string', // numeric
  2950: 'string', // uuid
  2951: '(string | null)[]', // uuid[]
};
