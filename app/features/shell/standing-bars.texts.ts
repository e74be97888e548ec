import { withDe } from '../../../domain/text/elision.ts';
import { defineTexts } from '../../i18n/texts.ts';

/** Apart from the other texts of the shell, because few people need them. */
export const standingBarsTexts = defineTexts(
  {
    acting: (name: string, until: string) =>
      `Vous agissez au nom ${withDe(name)}, jusqu’à ${until}. Tout est inscrit au journal.`,
    stopActing: 'Cesser d’agir en son nom',
    leaving: (date: string) => `Votre compte sera effacé le ${date}.`,
    keepAccount: 'Garder mon compte',
    notice: 'À savoir',
  },
  {
    acting: (name, until) => `You are acting on behalf of ${name} until ${until}. Everything is recorded in the log.`,
    stopActing: 'Stop acting on their behalf',
    leaving: (date) => `Your account will be erased on ${date}.`,
    keepAccount: 'Keep my account',
    notice: 'Good to know',
  },
);
