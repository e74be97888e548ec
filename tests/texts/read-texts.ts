// Every text of the product with its language, read from the source code: a call of a text would only show one of the
// forms that it can take.
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import type { Locale } from '../../domain/viewer.ts';

/** `text` has `{}` for a value that may be a name, `{#}` for a number or a constant, `{…}` for a choice between texts. */
export type Found = { file: string; line: number; language: Locale | undefined; text: string };

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Scope = ReadonlyMap<string, 'number' | 'name'>;
type State = { language: Locale | undefined; scope: Scope };

export function readTexts(file: string): Found[] {
  return textsOf(file, readFileSync(file, 'utf8'));
}

export function textsOf(file: string, source: string): Found[] {
  const { program, errors } = parseSync(file, source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' });
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const reader = new Reader(file, source, program as unknown as Node);
  reader.visit(program as unknown as Node, { language: undefined, scope: new Map() });
  return reader.found();
}

class Reader {
  readonly #file: string;
  readonly #source: string;
  /** Declarations of the file outside every function, by name: a text may use one that another line declares. */
  readonly #declared = new Map<string, Node>();
  /** By position and language, because a declaration that both languages use is read for each of them. */
  readonly #texts = new Map<string, Found>();
  readonly #followed = new Set<string>();

  constructor(file: string, source: string, program: Node) {
    this.#file = file;
    this.#source = source;
    for (const statement of listOf(program.body)) {
      const declaration = (statement.declaration as Node | null | undefined) ?? statement;
      for (const one of listOf(declaration.declarations)) this.#declare(one.id, one.init);
      if (declaration.type === 'FunctionDeclaration') this.#declare(declaration.id, declaration);
    }
  }

  /** A text that was read with a language counts once with it, and not again without one. */
  found(): Found[] {
    const known = new Set([...this.#texts.values()].filter(({ language }) => language).map(placeOf));
    return [...this.#texts.values()].filter((one) => one.language || !known.has(placeOf(one)));
  }

  visit(node: unknown, state: State): void {
    if (Array.isArray(node)) for (const one of node) this.visit(one, state);
    if (!isNode(node)) return;
    if (node.type === 'Literal' && typeof node.value === 'string') this.#keep(node, node.value, state);
    else if (node.type === 'JSXText') this.#keep(node, String(node.value), state);
    else if (node.type === 'TemplateLiteral') this.#visitTemplate(node, state);
    else if (node.type === 'Identifier') this.#follow(String(node.name), state);
    else if (!ignored(node)) this.#visitParts(node, state);
  }

  #visitParts(node: Node, state: State): void {
    const { language } = state;
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'defineTexts') {
      const [fr, en] = listOf(node.arguments);
      this.visit(fr, { ...state, language: 'fr' });
      this.visit(en, { ...state, language: 'en' });
      return;
    }
    if (node.type === 'Property') {
      const key = nameOf(node.key);
      if (!['path', 'params', 'query', 'url'].includes(key ?? ''))
        this.visit(node.value, { ...state, language: language ?? languageOfName(key) });
      return;
    }
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') {
      const inner = { ...state, language: language ?? languageOfName(nameOf(node.id)) };
      if (node.type === 'VariableDeclarator') this.visit(node.init, inner);
      else this.#visitFunction(node, inner);
      return;
    }
    if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') {
      this.#visitFunction(node, state);
      return;
    }
    const chosen = node.type === 'ConditionalExpression' ? languageOfTest(node.test) : undefined;
    if (chosen && !language) {
      this.visit(node.consequent, { ...state, language: chosen });
      this.visit(node.alternate, { ...state, language: chosen === 'fr' ? 'en' : 'fr' });
      return;
    }
    if (node.type === 'MemberExpression') {
      this.visit(node.object, state);
      return;
    }
    // What a text is compared with is a code, not a text.
    if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator))) return;
    for (const [key, part] of Object.entries(node)) if (key !== 'key' && key !== 'id') this.visit(part, state);
  }

  #visitFunction(node: Node, state: State): void {
    const scope = new Map(state.scope);
    for (const one of listOf(node.params)) for (const [name, kind] of parametersOf(one)) scope.set(name, kind);
    this.visit(node.params, { ...state, scope });
    this.visit(node.body, { ...state, scope });
  }

  #visitTemplate(node: Node, state: State): void {
    const values = listOf(node.expressions);
    const text = listOf(node.quasis)
      .map(({ value }, index) => {
        const shown = values[index] ? shownValue(values[index], state.scope) : '';
        return `${(value as { cooked: string }).cooked}${shown}`;
      })
      .join('');
    this.#keep(node, text, state);
    for (const one of values) this.visit(one, state);
  }

  #follow(name: string, { language }: State): void {
    const declaration = this.#declared.get(name);
    if (!language || !declaration || this.#followed.has(`${language} ${name}`)) return;
    this.#followed.add(`${language} ${name}`);
    // A declaration that states its language keeps it.
    if (!languageOfName(name)) this.visit(declaration, { language, scope: new Map() });
  }

  #declare(id: unknown, value: unknown): void {
    const name = nameOf(id);
    if (name && isNode(value)) this.#declared.set(name, value);
  }

  #keep(node: Node, text: string, { language }: State): void {
    // The name of a column in a query is no text.
    if (!/\p{L}/u.test(text.replace(/\{.?\}/g, '')) || /^\w+\.\w+(?: as \w+)?$/.test(text)) return;
    const line = this.#source.slice(0, node.start).split('\n').length;
    this.#texts.set(`${node.start} ${language}`, { file: this.#file, line, language, text });
  }
}

const placeOf = ({ line, text }: Found) => `${line} ${text}`;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  return typeof node.name === 'string' ? node.name : typeof node.value === 'string' ? node.value : undefined;
}

function languageOfName(name: string | undefined): Locale | undefined {
  if (/^(?:fr|french.*)$/i.test(name ?? '')) return 'fr';
  return /^(?:en|english.*)$/i.test(name ?? '') ? 'en' : undefined;
}

/** `fr ? … : …` and `locale === 'fr' ? … : …` */
function languageOfTest(test: unknown): Locale | undefined {
  if (!isNode(test)) return undefined;
  if (test.type === 'BinaryExpression' && test.operator === '===') return languageOfName(nameOf(test.right));
  return test.type === 'Identifier' ? languageOfName(nameOf(test)) : undefined;
}

/** Types and the names of modules; an expression with a type around it is not ignored. */
function ignored({ type }: Node): boolean {
  const typed = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
  return (type.startsWith('TS') && !typed.includes(type)) || /^(?:Import|ExportAll)/.test(type);
}

function shownValue(value: Node, scope: Scope): string {
  if (value.type === 'Identifier') return scope.get(String(value.name)) === 'name' ? '{}' : '{#}';
  if (value.type === 'MemberExpression') {
    const whole = nameOf(value.object);
    return nameOf(value.property) !== 'length' && whole && scope.has(whole) ? '{}' : '{#}';
  }
  if (value.type === 'CallExpression') {
    const called = nameOf(value.callee);
    return called === 'withDe' ? 'de {#}' : called === 'withQue' ? 'que {#}' : '{}';
  }
  return '{…}';
}

/** The names that a parameter brings, and whether each is a number. */
function parametersOf(node: Node): [string, 'number' | 'name'][] {
  if (node.type === 'Identifier') {
    const annotation = (node.typeAnnotation as Node | null)?.typeAnnotation as Node | undefined;
    return [[String(node.name), annotation?.type === 'TSNumberKeyword' ? 'number' : 'name']];
  }
  if (node.type === 'AssignmentPattern') {
    const { left, right } = node as unknown as { left: Node; right: Node };
    return parametersOf(left).map(([name, kind]) => [name, typeof right.value === 'number' ? 'number' : kind]);
  }
  if (node.type === 'ObjectPattern')
    return listOf(node.properties).flatMap(({ value }) => (isNode(value) ? parametersOf(value) : []));
  if (node.type === 'ArrayPattern') return listOf(node.elements).flatMap(parametersOf);
  return [];
}
