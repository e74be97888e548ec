import { describe, expect, it } from 'vitest';
import { catalogueRights, questionReading } from '../../../../../domain/catalogue/question-status.ts';
import type { Viewer } from '../../../../../domain/viewer.ts';
import { noticeTexts } from './question-notice.texts.ts';

const signedIn = { userId: 'u', role: 'DEVELOPER' } as NonNullable<Viewer>;
const facts = { testStatus: 'PUBLISHED', everPublished: false, mine: false } as const;

describe('the notice of a question that is not published (docs/product/catalogue.md, Who finds what)', () => {
  it.each(['DECLINED', 'NOT_PUBLISHED', 'ARCHIVED', 'DELETED'] as const)(
    'says that people who are signed in can read it: %s',
    (status) => {
      expect(questionReading({ ...facts, status }, catalogueRights(signedIn, false))).toBe('open');
      expect(questionReading({ ...facts, status }, catalogueRights(undefined, false))).toBe('none');
      expect(noticeTexts.fr.notice[status]).toContain('Seules les personnes connectées peuvent encore la lire.');
      expect(noticeTexts.en.notice[status]).toContain('Only people who are signed in can still read it.');
    },
  );
});
