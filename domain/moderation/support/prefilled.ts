/** The subject of a message, when it begins with one of our prefilled texts. */
export type Prefilled =
  | { kind: 'report'; developerId: string; reason: string }
  | { kind: 'error'; code: string }
  | { kind: 'message' };

/** docs/product/library.md, Reporting a profile. */
export function reportText(developerId: string, reason: string): string {
  return `Bonjour ! Je souhaite reporter un développeur (id: ${developerId}) pour la raison suivante : ${reason}`;
}

const report =
  /^Bonjour\s*! Je souhaite reporter un développeur \(id: ([0-9a-f-]{36})\) pour la raison suivante\s*:\s*([\s\S]+)$/;
/** docs/product/contact.md, Errors of a request: the text as the contact page fills it in, in both languages. */
const errors = [
  /^J['’]ai eu une erreur pour démarrer ma mise en relation, voici le code de l['’]erreur\s*:\s*([^\n]+)/,
  /^I had an error when starting my introduction, here is the error code:\s*([^\n]+)/,
];

export function readPrefilled(text: string): Prefilled {
  const [, developerId, reason] = report.exec(text.trim()) ?? [];
  if (developerId && reason) return { kind: 'report', developerId, reason };
  for (const error of errors) {
    const code = error.exec(text.trim())?.[1];
    if (code) return { kind: 'error', code };
  }
  return { kind: 'message' };
}
