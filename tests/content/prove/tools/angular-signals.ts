// Angular reads `name = input()` when it builds a project. In a page it reads decorators only, so that each such
// member gets the decorator that Angular's own transformation for compiling in the page gives it.

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Call = { name: string; isRequired: boolean; args: Node[] };

const queries: Record<string, string> = {
  viewChild: 'ViewChild',
  viewChildren: 'ViewChildren',
  contentChild: 'ContentChild',
  contentChildren: 'ContentChildren',
};

/** The program with decorators for inputs, outputs and queries that are signals. */
export async function declareSignalMembers(program: string): Promise<string> {
  const { parse } = await import('vite');
  const { program: tree, errors } = await parse('question.ts', program);
  if (errors.length > 0) throw new Error('the program cannot be parsed');
  const added: { at: number; text: string }[] = [];
  for (const member of membersOf(tree)) {
    const call = callOf(member.value as Node | null);
    const key = member.key as { name?: string };
    if (call && key.name) added.push({ at: member.start, text: decoratorsOf(program, key.name, call) });
  }
  const text = added
    .filter((one) => one.text !== '')
    .sort((a, b) => b.at - a.at)
    .reduce((rest, { at, text }) => rest.slice(0, at) + text + rest.slice(at), program);
  return text === program ? program : `import * as declared from '@angular/core';\n${text}`;
}

/** Properties of all classes. */
function membersOf(tree: unknown): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(membersOf);
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.values(tree).flatMap(membersOf);
  return (tree as Node).type === 'PropertyDefinition' ? [tree as Node, ...inside] : inside;
}

/** `input(…)` and `input.required(…)`. */
function callOf(value: Node | null): Call | undefined {
  if (value?.type !== 'CallExpression') return undefined;
  const callee = value.callee as Node & { name?: string; object?: { name?: string }; property?: { name?: string } };
  const args = value.arguments as Node[];
  if (callee.type === 'Identifier' && callee.name) return { name: callee.name, isRequired: false, args };
  if (callee.object?.name && callee.property?.name === 'required')
    return { name: callee.object.name, isRequired: true, args };
  return undefined;
}

function decoratorsOf(program: string, name: string, { name: called, isRequired, args }: Call): string {
  const source = (node: Node | undefined) => node && program.slice(node.start, node.end);
  const alias = aliasOf(program, args.at(-1)) ?? name;
  const input = `@declared.Input({ isSignal: true, alias: '${alias}', required: ${isRequired} }) `;
  const query = queries[called];
  if (called === 'input') return input;
  if (called === 'model') return `${input}@declared.Output('${alias}Change') `;
  if (called === 'output' || called === 'outputFromObservable') return `@declared.Output('${alias}') `;
  if (query === undefined) return '';
  const options = source(args[1]);
  return `@declared.${query}(${source(args[0])}, { ...(${options ?? '{}'}), isSignal: true }) `;
}

/** The other name that an object of options gives to a member. */
function aliasOf(program: string, options: Node | undefined): string | undefined {
  if (options?.type !== 'ObjectExpression') return undefined;
  return /\balias:\s*(['"])(.*?)\1/.exec(program.slice(options.start, options.end))?.[2];
}
