import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');

const sentences = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.texts.ts'))
  .flatMap((path) =>
    readFileSync(join(app, path), 'utf8')
      .split('\n')
      .map((line) => `${path.replaceAll('\\', '/')}: ${line.trim()}`),
  );

describe('texts for users', () => {
  it('name the team wherever they say that no other person sees something: administrators do', () => {
    const promises = sentences.filter((line) =>
      /personne d’autre|(nobody|no one) (else|but you)|en dehors (de vous|d’elles?)|apart from (you|its|them)/i.test(
        line,
      ),
    );
    expect(promises.length).toBeGreaterThan(5);
    // A link in an e-mail: administrators do not see it.
    const exceptions = /^features\/(account\/settings\/settings|shell\/outbox\/outbox)\.texts/;
    expect(promises.filter((line) => !/équipe|\bteam\b/i.test(line) && !exceptions.test(line))).toEqual([]);
  });

  it('are in everyday English', () => {
    expect(sentences.filter((line) => /['“‘ `](some|no|any|every)body\b(?!: )|\bwhoever\b/i.test(line))).toEqual([]);
  });
});
