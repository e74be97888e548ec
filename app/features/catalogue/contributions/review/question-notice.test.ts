import { describe, expect, it } from 'vitest';
import { questionStatuses } from '../../../../../domain/catalogue/contributions/question-status.ts';
import { catalogueRights, questionReading, readersOf } from '../../../../../domain/catalogue/question-status.ts';
import type { Viewer } from '../../../../../domain/viewer.ts';
import { noticeTexts } from './question-notice.texts.ts';

const signedIn = { userId: 'u', role: 'DEVELOPER' } as NonNullable<Viewer>;
const states = ['PUBLISHED', 'DRAFT', 'ARCHIVED'] as const;

describe('the notice of a question that is not published (docs/product/catalogue.md, Who finds what)', () => {
  it.each(questionStatuses.flatMap((status) => states.map((testStatus) => [status, testStatus] as const)))(
    'names the people who can open it: %s, test %s',
    (status, testStatus) => {
      const opens = (viewer: Viewer, drafts: boolean) =>
        questionReading({ status, testStatus, everPublished: false, mine: false }, catalogueRights(viewer, drafts));
      const readers = readersOf({ status, testStatus });
      expect(opens(undefined, false) === 'open').toBe(readers === 'everybody');
      expect(opens(signedIn, false) === 'open').toBe(readers === 'everybody' || readers === 'signedIn');
      expect(opens(signedIn, true) === 'open').toBe(readers !== 'nobodyElse');
    },
  );

  it.each(['DECLINED', 'NOT_PUBLISHED', 'ARCHIVED', 'DELETED'] as const)(
    'all signed-in people read it: %s',
    (status) => {
      const readers = readersOf({ status, testStatus: 'PUBLISHED' });
      expect(noticeTexts.fr.readers[readers]).toBe('Seules les personnes connectées peuvent encore la lire.');
      expect(noticeTexts.en.readers[readers]).toBe('Only people who are signed in can still read it.');
    },
  );
});
