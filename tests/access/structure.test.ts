import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const areas = [
  'account',
  'assessments',
  'ats',
  'catalogue',
  'companies',
  'contact',
  'jobs',
  'library',
  'moderation',
  'privacy',
  'profile',
  'resume',
  'shell',
];

/** Folders beside the areas, with what they hold. */
const besideAreas: Record<string, readonly string[]> = {
  'app/pages': [],
  'app/features': [],
  // What services of every area use: e-mails, files, limits, Markdown; and fit, which ranks people and offers.
  'server/services': ['shared', 'fit'],
  // Who may do what, one file for each area; functions on text; what words and the text of a search mean; how well people and offers fit each other;
  // time zones and calendar files.
  domain: ['permissions', 'text', 'vocabulary', 'search', 'fit', 'calendar'],
  'tests/e2e': [],
};

const mostFiles = 25;
/** Folders with more files, and why. */
const largeFolders: Record<string, string> = {
  'app/forms': 'what every form, dialog and button uses to send and to show the answer',
  'app/ui': 'one control each, with its styles beside it',
  'app/features/assessments/session': 'the screens of a session, with one file for each format of a question',
  'domain/assessments/session': 'one file for each rule of a session, with its table beside it',
  'domain/permissions': 'one file for each area, with its table beside it',
  'docs/decisions': 'one file for each decision, with an index',
  'docs/product/requirements': 'one file for each part of what was asked for, with an index',
  'server/data/migrations': 'one file for each change of the schema',
  server: 'what the whole process needs: configuration, runtime, errors, log, metrics',
  'server/http': 'one file for each part of answering a request',
  'server/data/world': 'one file for each kind of row of the demo world',
  'server/services/profile': 'one file for each verb of a profile; the cards have a folder of their own',
  'tests/attacks': 'one file for each attack',
  'tests/bench': 'one file for each benchmark',
  'tests/harness': 'one file for each thing that tests need',
};

const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('the layout of the code (docs/tour.md)', () => {
  it.each(Object.entries(besideAreas))(
    '%s has no folder but the areas and what stands beside them',
    (layer, others) => {
      const unknown = foldersIn(layer).filter((name) => !areas.includes(name) && !others.includes(name));
      expect(unknown).toEqual([]);
    },
  );

  it('every area is in every layer of the code, and has its rules in docs/product', () => {
    for (const layer of ['app/features', 'server/services', 'domain', 'tests/e2e']) {
      // The lists that people choose from, the home pages and errors have no rules of their own kind to test in domain.
      const expected = layer === 'domain' ? areas.filter((area) => area !== 'shell') : areas;
      expect(foldersIn(layer), layer).toEqual(expect.arrayContaining(expected));
    }
    const documents = readdirSync(join(root, 'docs/product'));
    expect(documents.toSorted()).toEqual(
      [...[...areas, 'fit'].map((area) => `${area}.md`), 'README.md', 'fixed-labels.md', 'requirements'].toSorted(),
    );
  });

  it(`no folder has more than ${mostFiles} files without a reason, and no reason is out of date`, () => {
    const large: string[] = [];
    const visit = (path: string) => {
      const entries = readdirSync(join(root, path), { withFileTypes: true });
      if (entries.filter((entry) => entry.isFile()).length > mostFiles) large.push(path);
      for (const entry of entries) if (entry.isDirectory()) visit(`${path}/${entry.name}`);
    };
    for (const layer of ['app', 'domain', 'server', 'tests', 'docs', 'scripts']) visit(layer);
    expect(large.toSorted()).toEqual(Object.keys(largeFolders).toSorted());
  });
});
