import { describe, expect, it } from 'vitest';
import { contactFailureTexts } from '../../forms/contact-failure.texts.ts';
import { contactRefusals } from '../../i18n/words/contact-refusals.ts';
import { quotaTexts } from '../../quota/quota.texts.ts';
import { notesTexts } from './notes/notes.texts.ts';
import { recruiterTexts } from './recruiter/recruiter.texts.ts';
import { batchTexts } from './selection/batch.texts.ts';
import { selectionTexts } from './selection/selection.texts.ts';

const { labels, complete, empty, full } = selectionTexts.fr;
const { notices } = contactRefusals.fr;
const notes = notesTexts.fr;
const { report } = recruiterTexts.fr;

/** The expected labels are typed with plain apostrophes and spaces; the product uses typographic ones. */
const plain = (text: string) => text.replace(/’/g, "'").replace(/[\u00a0\u202f]/g, ' ');

// docs/product/library.md, The selection button, Adding to the selection, Views of the day, Notes, Reporting a profile
// docs/product/contact.md, What each outcome shows, Errors of a request, The start dialog
describe('French labels of the library and the selection, letter for letter', () => {
  it.each([
    [notesTexts.fr.seeRecommendation, 'Voir la recommandation'],
    [labels.start, 'Démarrer une conversation'],
    [labels.add, 'Ajouter à ma sélection'],
    [labels.remove, 'Retirer de ma sélection'],
    [complete.title, 'Complétez votre sélection de candidat·es'],
    [complete.text, 'Votre sélection permet de contacter plusieurs candidat·es en une seule fois.'],
    [complete.advice, 'Augmentez vos chances de succès en contactant plus de profils.'],
    [complete.remove, 'Retirer de la sélection'],
    [complete.more, 'Voir plus de profils'],
    [complete.contact.one, 'Contacter ce profil'],
    [complete.contact.many, 'Contacter ces profils'],
    [empty, 'Ajoutez des candidat·es à votre sélection pour démarrer des conversations !'],
    [full.title, 'Limite de sélection atteinte'],
    [full.text, 'Les sélections sont limitées à 6 candidats à la fois.'],
    [full.next, 'Terminez votre sélection actuelle pour en faire une nouvelle.'],
    [full.cancel, 'Annuler'],
    [full.see, 'Voir ma sélection'],
    [quotaTexts.fr.title, 'Limite journalière expirée'],
    [quotaTexts.fr.text, 'Vous avez consommé votre quota journalier de profils, revenez demain !'],
    [
      notices.developerUnavailable,
      'Oops ! Il semblerait que ce·tte candidat·e a désactivé son profil, vous ne pouvez pas envoyer de message.',
    ],
    [
      notices.planTooSmall,
      "Oops ! Il semblerait que votre plan actuel ne vous permet pas d'envoyer un message à ce·tte candidat·e.",
    ],
    [contactFailureTexts.fr.title, "Une erreur s'est produite"],
    [contactFailureTexts.fr.contact, 'Nous contacter'],
    [contactFailureTexts.fr.lead('Camille'), 'Erreur lors de votre démarrage de mise en relation avec Camille'],
    [contactFailureTexts.fr.said('X'), 'Le serveur a renvoyé le message X'],
    [batchTexts.fr.sending('Camille'), 'Nous envoyons votre demande à Camille...'],
    [notes.title, 'Consultez ou ajoutez des notes concernant ce profil'],
    [notes.companyOnly, 'Ces notes ne seront visibles que par les membres votre entreprise.'],
    [notes.tabs.company(3), 'Notes de votre entreprise (3)'],
    [notes.tabs.team(2, 'Vivier'), "Notes de l'équipe Vivier (2)"],
    [notes.sure, 'Supprimer ?'],
    [notes.cancel, 'Annuler'],
    [notes.readTitle('Vivier'), "Notes de l'équipe Vivier"],
    [notes.none, 'Aucune note pour le moment.'],
    [notes.add, 'Ajouter une note'],
    [recruiterTexts.fr.notes, 'Voir les notes'],
    [report.title, 'Signaler ce profil'],
    [
      report.lead,
      'Vous êtes sur le point de signaler ce profil à notre équipe. Merci de nous indiquer la raison de ce signalement.',
    ],
    [report.cancel, 'Annuler'],
    [report.confirm, 'Confirmer'],
  ])('the label is exactly: %s', (text, expected) => expect(plain(text)).toBe(expected));
});
