import type { ProofTool } from '../../../domain/assessments/content/proof.ts';

/**
 * For each tool a program that prints 12, and one that prints whether a claim is 12 (`yes`). A question made of them has
 * a wrong answer, or a wrong option that is right too: the proof must find both.
 */
export type Planted = { prints: string; judges: string; right: string; alsoRight: string; wrong: string };

const java = (body: string) => `public class Main { public static void main(String[] a) { ${body} } }`;
const csharp = (body: string) => `using System; class P { static void Main() { ${body} } }`;
const go = (body: string) => `package main\nimport "fmt"\nfunc main() { ${body} }`;
const c = (body: string) => `#include <stdio.h>\nint main(void) { ${body} }`;
const cpp = (body: string) => `#include <cstdio>\nint main() { ${body} }`;
const sums = { right: '7 + 5', alsoRight: '6 * 2', wrong: '6 + 5' };
const root = `document.getElementById('root')`;

export const planted: Record<ProofTool, Planted> = {
  node: { prints: 'console.log(12)', judges: `if (([[claim]]) === 12) console.log('yes')`, ...sums },
  typescript: {
    prints: 'const twelve: string = 12;',
    judges: 'const text: string = [[claim]];',
    right: `'a'`,
    alsoRight: 'String(12)',
    wrong: '12',
  },
  browser: {
    prints:
      '<p id="p" style="margin: 0; width: 12px"></p><script>print(document.getElementById("p").offsetWidth)</script>',
    judges:
      '<p id="p" style="margin: 0; width: [[claim]]"></p><script>if (document.getElementById("p").offsetWidth === 12) print("yes")</script>',
    right: '12px',
    alsoRight: 'calc(6px * 2)',
    wrong: '11px',
  },
  react: {
    prints: `import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
flushSync(() => createRoot(${root}!).render(<b>{7 + 5}</b>));
print(${root}!.textContent);`,
    judges: `import { renderToStaticMarkup } from 'react-dom/server';
if (renderToStaticMarkup(<b>{[[claim]]}</b>) === '<b>12</b>') print('yes');`,
    ...sums,
  },
  vue: {
    prints: `import { createApp } from 'vue';
createApp({ template: '<b>{{ 7 + 5 }}</b>' }).mount('#root');
print(${root}.textContent);`,
    judges: `import { computed } from 'vue';
if (computed(() => [[claim]]).value === 12) print('yes');`,
    ...sums,
  },
  angular: {
    prints: `import { Component } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
@Component({ selector: 'app-root', template: '<b>{{ 7 + 5 }}</b>' })
class App {}
await bootstrapApplication(App);
print(document.querySelector('app-root')!.textContent);`,
    judges: `import { computed } from '@angular/core';
if (computed(() => [[claim]])() === 12) print('yes');`,
    ...sums,
  },
  postgresql: { prints: 'select 12;', judges: `select 'yes' where ([[claim]]) = 12;`, ...sums },
  bash: { prints: 'echo 12', judges: '[ $(([[claim]])) -eq 12 ] && echo yes', ...sums },
  git: {
    prints: 'git init -q; echo 12 > a; git add a; git show :a',
    judges: 'git init -q; [[claim]]; git rev-parse -q --verify HEAD > /dev/null && echo yes',
    right: 'git commit -q --allow-empty -m a',
    alsoRight: 'touch b; git add b; git commit -qm b',
    wrong: 'touch b; git add b',
  },
  docker: {
    prints: 'docker run --rm busybox echo 12',
    judges: 'docker run --rm busybox sh -c "exit $(([[claim]]))"; [ $? -eq 12 ] && echo yes',
    ...sums,
  },
  kubectl: {
    prints: `kubectl create configmap a --from-literal=sum=12 --dry-run=client -o jsonpath='{.data.sum}'`,
    judges:
      'kubectl create configmap a --from-literal=sum=$(([[claim]])) --dry-run=client -o yaml | grep -q "sum: .12" && echo yes',
    ...sums,
  },
  python: { prints: 'print(12)', judges: 'if ([[claim]]) == 12:\n    print("yes")', ...sums },
  php: { prints: '<?php echo 12;', judges: `<?php if (([[claim]]) === 12) echo 'yes';`, ...sums },
  go: { prints: go('fmt.Println(12)'), judges: go('if ([[claim]]) == 12 { fmt.Println("yes") }'), ...sums },
  rust: {
    prints: 'fn main() { println!("12"); }',
    judges: 'fn main() { if ([[claim]]) == 12 { println!("yes"); } }',
    ...sums,
  },
  java: {
    prints: java('System.out.println(12);'),
    judges: java('if (([[claim]]) == 12) System.out.println("yes");'),
    ...sums,
  },
  csharp: {
    prints: csharp('Console.WriteLine(12);'),
    judges: csharp('if (([[claim]]) == 12) Console.WriteLine("yes");'),
    ...sums,
  },
  c: { prints: c('puts("12");'), judges: c('if (([[claim]]) == 12) puts("yes");'), ...sums },
  cpp: { prints: cpp('puts("12");'), judges: cpp('if (([[claim]]) == 12) puts("yes");'), ...sums },
};
