import { defineTexts } from '../../../i18n/texts.ts';
import { questionLookWords } from '../../../i18n/words/question-look-words.ts';
import { questionWords } from '../../../i18n/words/question-words.ts';

/** The names of statuses, levels, reasons and actions, shared by all screens of contributions. */
export const wordTexts = defineTexts(
  {
    ...questionWords.fr,
    look: questionLookWords.fr,
    reasons: {
      wrong: 'La réponse donnée comme bonne est fausse',
      unclear: 'La question est ambiguë ou mal formulée',
      outdated: 'Elle n’est plus d’actualité',
      duplicate: 'Elle existe déjà',
      offensive: 'Elle est déplacée ou blessante',
      other: 'Autre chose',
    },
    acts: {
      propose: 'Proposée',
      edit: 'Modifiée',
      accept: 'Acceptée',
      decline: 'Refusée',
      archive: 'Archivée',
      delete: 'Supprimée',
      restore: 'Rétablie',
      withdraw: 'Retirée',
      resubmit: 'Proposée à nouveau',
    },
  },
  {
    ...questionWords.en,
    look: questionLookWords.en,
    reasons: {
      wrong: 'The answer marked as correct is wrong',
      unclear: 'The question is ambiguous or badly worded',
      outdated: 'It is out of date',
      duplicate: 'It already exists',
      offensive: 'It is inappropriate or offensive',
      other: 'Something else',
    },
    acts: {
      propose: 'Proposed',
      edit: 'Edited',
      accept: 'Accepted',
      decline: 'Declined',
      archive: 'Archived',
      delete: 'Deleted',
      restore: 'Restored',
      withdraw: 'Withdrawn',
      resubmit: 'Proposed again',
    },
  },
);
