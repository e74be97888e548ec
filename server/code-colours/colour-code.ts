import type { LanguageFn } from 'highlight.js';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import scala from 'highlight.js/lib/languages/scala';
import shell from 'highlight.js/lib/languages/shell';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import { type CodeKind, encodeRuns } from '../../domain/text/code-runs.ts';
import type { Cache } from '../cache.ts';

/** The names that questions use for their languages. A text and an unknown language stay plain. */
const grammars: Record<string, LanguageFn> = {
  ...{ bash, c, cpp, csharp, css, diff, dockerfile, go, ini, java, javascript, json, kotlin, php, python, ruby, rust },
  ...{ scala, sql, swift, typescript, xml, yaml },
  ...{ console: shell, html: xml, jsx: javascript, shell: bash, tsx: typescript, vue: xml },
};

/** Longer codes and lines stay plain: the time of some grammars grows with the square of a line. */
const most = { code: 4000, line: 300 };

const highlighter = createLowlight(grammars);

/** The kinds of highlight.js (its scopes) by our kinds. */
const kindOf: Record<string, CodeKind> = {
  ...{ keyword: 'k', literal: 'k', operator: 'k', 'selector-tag': 'k', 'template-tag': 'k' },
  ...{ string: 's', regexp: 's', char: 's', symbol: 's', link: 's', code: 's', quote: 'c' },
  ...{ number: 'n', comment: 'c', doctag: 'c', meta: 'm', prompt: 'm', section: 'f', deletion: 'd', addition: 'i' },
  ...{ title: 'f', function: 'f', built_in: 't', type: 't', class: 't', name: 'k', tag: 'm' },
  ...{ attr: 'a', attribute: 'a', property: 'a', variable: 'a', 'template-variable': 'a' },
  ...{ 'selector-class': 't', 'selector-id': 't', 'selector-attr': 'a', 'selector-pseudo': 'a', bullet: 'm' },
};

type Node = { type: string; value?: string; properties?: Record<string, unknown>; children?: readonly Node[] };

/** The colours of a code as encoded runs; empty for plain text. Computed once for each code. */
export function colourCode(cache: Pick<Cache, 'derive'>, code: string | null, language: string | null): string {
  if (!code || !language || !(language in grammars)) return '';
  if (code.length > most.code || code.split('\n').some((line) => line.length > most.line)) return '';
  return cache.derive(`colours ${language}\n${code}`, () => encodeRuns(runsOf(code, language)));
}

function runsOf(code: string, language: string) {
  const runs: { kind: CodeKind | undefined; length: number }[] = [];
  const add = (node: Node, kind: CodeKind | undefined) => {
    for (const child of node.children ?? []) {
      if (child.type === 'text') {
        const length = child.value?.length ?? 0;
        const last = runs.at(-1);
        if (last && last.kind === kind) last.length += length;
        else runs.push({ kind, length });
      } else add(child, kindOfElement(child) ?? kind);
    }
  };
  add(highlighter.highlight(language, code), undefined);
  return runs;
}

function kindOfElement({ properties }: Node): CodeKind | undefined {
  const [first = '', second] = (properties?.className ?? []) as string[];
  const scope = first.replace('hljs-', '');
  // « title.class » is a type; every other title is the name of a function.
  return scope === 'title' && second?.startsWith('class') ? 't' : kindOf[scope];
}
