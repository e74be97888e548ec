/** A statement of a script, or the name of the session that executes the next ones. */
export type Part = { sql: string } | { session: string };

/** Something that may contain a semicolon which ends no statement, at the place where the search begins. */
const whole = /--[^\n]*|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_][\w]*)?\$[\s\S]*?\$\1\$/y;
const escaped = /[eE]'(?:[^'\\]|''|\\[\s\S])*'/y;

/** Splits a script as psql does: a semicolon ends a statement, and a line `\session b` changes the session. */
export function splitScript(script: string): Part[] {
  const parts: Part[] = [];
  let open = '';
  const close = () => {
    if (open.replaceAll(/--[^\n]*/g, '').trim() !== '') parts.push({ sql: open.trim() });
    open = '';
  };
  for (let at = 0; at < script.length; ) {
    const session = sessionAt(script, at);
    if (session) {
      close();
      parts.push({ session: session.name });
      at += session.length;
      continue;
    }
    const length = lengthAt(script, at);
    const text = script.slice(at, at + length);
    at += length;
    if (text === ';' && !isInBody(open)) close();
    else open += text;
  }
  close();
  return parts;
}

function sessionAt(script: string, at: number): { name: string; length: number } | undefined {
  if (at > 0 && script[at - 1] !== '\n') return undefined;
  const found = /^[ \t]*\\session[ \t]+(\w+)[ \t]*(?:\n|$)/.exec(script.slice(at));
  return found ? { name: found[1] ?? '', length: found[0].length } : undefined;
}

function lengthAt(script: string, at: number): number {
  if (script.startsWith('/*', at)) return commentLength(script, at);
  const isWordBefore = at > 0 && /[\w$]/.test(script[at - 1] ?? '');
  for (const pattern of isWordBefore ? [whole] : [escaped, whole]) {
    pattern.lastIndex = at;
    const found = pattern.exec(script);
    if (found && !(isWordBefore && found[0].startsWith('$'))) return found[0].length;
  }
  return 1;
}

/** Comments of this kind contain others. */
function commentLength(script: string, at: number): number {
  let depth = 0;
  for (let end = at; end < script.length; end++) {
    if (script.startsWith('/*', end)) depth++;
    else if (script.startsWith('*/', end)) depth--;
    else continue;
    end++;
    if (depth === 0) return end + 1 - at;
  }
  return script.length - at;
}

/** Whether the open statement is a function whose body is written in SQL and has not ended. */
function isInBody(open: string): boolean {
  return /\bbegin\s+atomic\b/i.test(open) && !/\bend\s*$/i.test(open);
}
