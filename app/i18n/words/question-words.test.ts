import { describe, expect, it } from 'vitest';
import { questionStatuses } from '../../../domain/catalogue/contributions/question-status.ts';
import { questionWords } from './question-words.ts';

describe('French labels of a question (docs/product/catalogue.md, A catalogue entry)', () => {
  it('every status has exactly this label', () =>
    expect(questionStatuses.map((status) => [status, questionWords.fr.status[status]])).toEqual([
      ['WAITING_FOR_VALIDATION', 'En attente de validation'],
      ['PUBLISHED', 'Publiée'],
      ['DECLINED', 'Refusée'],
      ['NOT_PUBLISHED', 'Non publiée'],
      ['ARCHIVED', 'Archivée'],
      ['DELETED', 'Supprimée'],
    ]));

  it('the difficulties 0 to 4 have exactly these labels', () =>
    expect(questionWords.fr.difficulty).toEqual(['Très Facile', 'Facile', 'Intermédiaire', 'Difficile', 'Expert']));
});
