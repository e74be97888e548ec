import { withDe } from '../../../../domain/text/elision.ts';
import { defineTexts } from '../../../i18n/texts.ts';

/** docs/product/companies.md, Withdrawing and restoring a validation. */
export const withdrawalTexts = defineTexts(
  {
    withdraw: 'Retirer la validation',
    title: (name: string) => `Retirer la validation ${withDe(name)}`,
    lead: 'Voici ce qui se passe aussitôt :',
    requests: (count: number) =>
      count === 1
        ? '1 demande attend une réponse : elle est suspendue. La personne voit que l’entreprise est en cours de vérification ; elle peut refuser, mais pas accepter.'
        : `${count} demandes attendent une réponse : elles sont suspendues. Les personnes voient que l’entreprise est en cours de vérification ; elles peuvent refuser, mais pas accepter.`,
    held: (count: number) =>
      count === 1
        ? '1 demande attend votre relecture : elle ne peut plus partir.'
        : `${count} demandes attendent votre relecture : elles ne peuvent plus partir.`,
    conversations: (count: number) =>
      count === 1
        ? '1 conversation est suspendue : personne n’y écrit plus, et l’entreprise ne la voit plus.'
        : `${count} conversations sont suspendues : personne n’y écrit plus, et l’entreprise ne les voit plus.`,
    offers: (count: number) =>
      count === 1 ? '1 offre n’est plus publique.' : `${count} offres ne sont plus publiques.`,
    library: 'La page de l’entreprise n’est plus publique, et son équipe n’a plus accès à la CVThèque.',
    after:
      'Rien n’est effacé : « Rétablir la validation » remet tout en route, sauf ce qui aura été terminé entre-temps. Vos raisons partent par e-mail aux personnes qui administrent l’entreprise.',
    reason: 'Pourquoi',
    submit: 'Retirer la validation',
    done: (name: string) => `La validation ${withDe(name)} est retirée.`,
    undo: 'Annuler',
    restore: 'Rétablir la validation',
    restored: (name: string) => `La validation ${withDe(name)} est rétablie : tout reprend là où cela s’était arrêté.`,
    stillFrozen: 'Ses demandes et ses conversations sont suspendues. Rétablir la validation remet tout en route.',
  },
  {
    withdraw: 'Withdraw validation',
    title: (name) => `Withdraw ${name}’s validation`,
    lead: 'What happens at once:',
    requests: (count) =>
      count === 1
        ? '1 request is awaiting a reply: it is put on hold. The person sees that the company is being checked; they can decline, but not accept.'
        : `${count} requests are awaiting a reply: they are put on hold. The people see that the company is being checked; they can decline, but not accept.`,
    held: (count) =>
      count === 1
        ? '1 request is awaiting your review: it can no longer be sent.'
        : `${count} requests are awaiting your review: they can no longer be sent.`,
    conversations: (count) =>
      count === 1
        ? '1 conversation is put on hold: no one can write in it any longer, and the company can no longer see it.'
        : `${count} conversations are put on hold: no one can write in them any longer, and the company can no longer see them.`,
    offers: (count) => (count === 1 ? '1 job is no longer public.' : `${count} jobs are no longer public.`),
    library: 'The company page is no longer public, and its team no longer has access to the CV library.',
    after:
      'Nothing is deleted: “Restore validation” resumes everything, except what has ended in the meantime. Your reasons are sent by e-mail to the company’s administrators.',
    reason: 'Why',
    submit: 'Withdraw validation',
    done: (name) => `${name}’s validation has been withdrawn.`,
    undo: 'Undo',
    restore: 'Restore validation',
    restored: (name) => `${name}’s validation has been restored: everything resumes where it stopped.`,
    stillFrozen: 'Its requests and conversations are on hold. Restoring validation resumes everything.',
  },
);
