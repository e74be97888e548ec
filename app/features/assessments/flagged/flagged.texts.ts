import type { FlaggedList } from '../../../../server/services/assessments/session/read-flagged-sessions.ts';
import { defineTexts } from '../../../i18n/texts.ts';

export const flaggedTexts = defineTexts(
  {
    title: 'Sessions inhabituelles',
    lead: 'Des sessions classées où quelque chose sort de l’ordinaire. Ce sont des indices, jamais des verdicts : une personne les regarde et décide.',
    listsLabel: 'Sessions par état',
    lists: { open: 'À regarder', seen: 'Regardées' } as Record<FlaggedList, string>,
    search: 'Rechercher une personne ou un test',
    empty: {
      open: 'Aucune session à regarder.',
      seen: 'Aucune session n’a encore été regardée.',
    } as Record<FlaggedList, string>,
    keys: [['o', 'ouvrir la session']] as [string, string][],
    open: 'Voir la session',
    score: (score: string): string => `score ${score}`,
    refused: 'badge refusé',
  },
  {
    title: 'Unusual sessions',
    lead: 'Ranked sessions in which something is out of the ordinary. These are hints, never verdicts: a person reviews them and decides.',
    listsLabel: 'Sessions by state',
    lists: { open: 'To review', seen: 'Reviewed' },
    search: 'Search for a person or a test',
    empty: { open: 'No sessions to review.', seen: 'No sessions have been reviewed yet.' },
    keys: [['o', 'open the session']],
    open: 'See the session',
    score: (score) => `score ${score}`,
    refused: 'badge refused',
  },
);
