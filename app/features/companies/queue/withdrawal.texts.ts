import { defineTexts } from '../../../i18n/texts.ts';

/** docs/product/companies.md, Withdrawing and restoring a validation. */
export const withdrawalTexts = defineTexts(
  {
    withdraw: 'Retirer la validation',
    title: (name: string) => `Retirer la validation de ${name}`,
    lead: 'Voici ce qui se passe aussitôt :',
    requests: (count: number) =>
      count === 1
        ? '1 demande attend une réponse : elle est suspendue. La personne voit que l’entreprise est en cours de vérification ; elle peut refuser, pas accepter.'
        : `${count} demandes attendent une réponse : elles sont suspendues. Les personnes voient que l’entreprise est en cours de vérification ; elles peuvent refuser, pas accepter.`,
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
    library: 'La page de l’entreprise n’est plus publique, et la CVThèque se ferme pour son équipe.',
    after:
      'Rien n’est effacé : « Rétablir la validation » remet tout en route, sauf ce qui aura été terminé entre-temps. Vos raisons partent par e-mail à celles et ceux qui administrent l’entreprise.',
    reason: 'Pourquoi',
    submit: 'Retirer la validation',
    done: (name: string) => `La validation de ${name} est retirée.`,
    undo: 'Annuler',
    restore: 'Rétablir la validation',
    restored: (name: string) => `La validation de ${name} est rétablie : tout reprend où c’en était.`,
    stillFrozen: 'Ses demandes et ses conversations sont suspendues. Rétablir la validation remet tout en route.',
  },
  {
    withdraw: 'Take the validation back',
    title: (name) => `Take the validation of ${name} back`,
    lead: 'This happens at once:',
    requests: (count) =>
      count === 1
        ? '1 request waits for an answer: it is put on hold. The person sees that the company is being checked; they can refuse, not accept.'
        : `${count} requests wait for an answer: they are put on hold. The people see that the company is being checked; they can refuse, not accept.`,
    held: (count) =>
      count === 1
        ? '1 request waits for your review: it can no longer go out.'
        : `${count} requests wait for your review: they can no longer go out.`,
    conversations: (count) =>
      count === 1
        ? '1 conversation is put on hold: no one writes in it, and the company no longer sees it.'
        : `${count} conversations are put on hold: no one writes in them, and the company no longer sees them.`,
    offers: (count) => (count === 1 ? '1 job is no longer public.' : `${count} jobs are no longer public.`),
    library: 'The page of the company is no longer public, and the CV library is closed to its team.',
    after:
      'Nothing is deleted: “Restore the validation” sets everything going again, except what was ended meanwhile. Your reasons are sent by e-mail to those who run the company.',
    reason: 'Why',
    submit: 'Take the validation back',
    done: (name) => `The validation of ${name} was taken back.`,
    undo: 'Undo',
    restore: 'Restore the validation',
    restored: (name) => `The validation of ${name} is restored: everything goes on where it was.`,
    stillFrozen: 'Its requests and conversations are on hold. Restoring the validation sets everything going again.',
  },
);
