import { describe, expect, it } from 'vitest';
import { errorTexts } from '../../i18n/error-texts.ts';
import { avatarTexts } from '../../pickers/avatar/avatar-builder.texts.ts';
import { pictureTexts } from '../../pickers/picture-field.texts.ts';
import { aboutDialogTexts } from './about/about-dialog.texts.ts';
import { editTexts } from './edit.texts.ts';
import { educationTexts } from './education/education.texts.ts';
import { experiencesTexts } from './experiences/experiences.texts.ts';
import { jobSearchTexts } from './job-search/job-search.texts.ts';
import { linksTexts } from './links/links.texts.ts';
import { profileTexts } from './profile.texts.ts';
import { projectsTexts } from './projects/projects.texts.ts';
import { skillsTexts } from './skills/skills.texts.ts';
import { visibilityTexts } from './visibility/visibility.texts.ts';

/** The product uses narrow spaces before some French signs; the expected labels use ordinary ones. */
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

const { cards, hidden, actions, badges, search } = profileTexts.fr;
const about = aboutDialogTexts.fr;
const experiences = experiencesTexts.fr;
const education = educationTexts.fr;
const links = linksTexts.fr;
const job = jobSearchTexts.fr;

/** Heading of docs/product → [expected label, label of the product]. */
const labels: Record<string, [string, string][]> = {
  'titles of the cards (docs/product/profile.md, Card headers)': [
    ["Recherche d'emploi", cards.jobSearch],
    ['À propos', cards.about],
    ['Informations personnelles', cards.personal],
    ['Expériences professionnelles', cards.experiences],
    ['Formations', cards.education],
    ['Liens', cards.links],
    ['Projets', cards.projects],
    ['Compétences', cards.skills],
    ['Technologies', cards.technologies],
  ],
  'tooltips of a card (docs/product/profile.md, Card headers)': [
    ['Les informations de cette carte ne sont pas affichées sur votre profil public.', profileTexts.fr.hiddenCard],
    ['Les informations de cette carte sont affichées sur votre profil public.', profileTexts.fr.shownCard],
  ],
  'reasons of a hidden profile (docs/product/profile.md, Hidden profiles)': [
    ["Ce profil n'existe pas ou a été supprimé", hidden.no_profile.text],
    ["Retour à l'accueil", hidden.no_profile.button],
    [
      'Vous avez atteint le nombre maximum de profils que vous pouvez consulter. Mettez à jour votre abonnement pour voir plus de profils.',
      hidden.quota_exceeded.text,
    ],
    ['Voir les abonnements', hidden.quota_exceeded.button],
    ['Vous ne pouvez pas accéder à ce profil', hidden.rec_disabled.text],
    ['Retour à la CVThèque', hidden.rec_disabled.button],
  ],
  'short profiles (docs/product/profile.md, Short profiles)': [
    [
      'Un compte complété est nécessaire pour accéder à vos informations et pouvoir ajouter des tests à votre CV.',
      profileTexts.fr.shortOwner,
    ],
    [
      "Ce développeur n'a pas complété son profil, vous ne pouvez pas accéder à ses informations",
      profileTexts.fr.shortOther,
    ],
  ],
  'actions and badges (docs/product/profile.md, Actions on the profile page, Who sees a card)': [
    ["Paramètres d'affichage", actions.display],
    ["Paramètres d'affichage", visibilityTexts.fr.title],
    ['Voir les paramètres', actions.settings],
    ['Voir le dashboard', actions.dashboard],
    ['Recommandé par Vivier', badges.recommended('Vivier')],
    ['Appelé par Vivier', badges.called('Vivier')],
  ],
  'all edit dialogs (docs/product/profile.md, Editing a card)': [
    ['Annuler', editTexts.fr.cancel],
    ['Confirmer', editTexts.fr.confirm],
    ['Ajouter', editTexts.fr.add],
  ],
  'the about dialog (docs/product/profile.md, The about card)': [
    ['Modifier les informations principales', about.title],
    ['Supprimer la photo de profil', pictureTexts.fr.removePhoto],
    ['Changer la photo de profil', pictureTexts.fr.changePhoto],
    ["Changer l'avatar", pictureTexts.fr.changeAvatar],
    ['Personnalisez votre avatar', avatarTexts.fr.title],
    ['Fermer', avatarTexts.fr.close],
    ['Confirmer', avatarTexts.fr.confirm],
    ['Prénom', about.firstName],
    ['Nom', about.lastName],
    ['Affichage du nom sur le profil', about.display],
    ['Prénom et nom (recommendé)', about.levels.full],
    ['Prénom', about.levels.firstName],
    ['Surnom', about.levels.nickName],
    ['Aperçu', about.preview],
    ['Métier', about.profession],
    ['Localisation', about.place],
    ['Je suis en situation de handicap (RQTH)', about.rqth],
    ['(Optionnel) Décrivez votre situation ou vos besoins', about.rqthText],
    ['Description courte', about.sentence],
    ['Description détaillée', about.description],
  ],
  'experiences (docs/product/profile.md, Experiences)': [
    ['Ajouter une expérience professionnelle', experiences.add],
    ['Modifier les expériences professionnelles', experiences.edit],
    ["Nombre d'années d'expérience", experiences.years],
    ['... en tant que Développeur :', experiences.asProfession('Développeur')],
    ["... dans d'autres métiers :", experiences.elsewhere],
    ['développeur·euse', experiences.someDeveloper],
    ["Nom de l'entreprise", experiences.company],
    ["Lieu de l'entreprise", experiences.place],
    ['Intitulé du poste', experiences.jobTitle],
    ['Je travaille toujours ici', experiences.still],
    ['Début', experiences.start],
    ['Fin', experiences.end],
    ['Description du poste', experiences.description],
  ],
  'education entries (docs/product/profile.md, Education)': [
    ['Ajouter une formation ou une école', education.add],
    ['Modifier les formations et les écoles', education.edit],
    ["Niveau d'études supérieures", education.level],
    ['Bac +', education.bac],
    ["Nom de l'organisme ou de l'école", education.school],
    ["Année d'obtention du diplôme", education.year],
    ['Diplôme obtenu', education.diploma],
    ['Spécialité (facultatif)', education.area],
  ],
  'links (docs/product/profile.md, Links of a profile)': [
    ['Modifier les liens sociaux', links.title],
    ['Réseaux sociaux', links.networks],
    ['Liens personnalisés', links.custom],
    ['Ajouter un lien personnalisé', links.add],
    ['Portfolio, YouTube...', links.namePlaceholder],
  ],
  'projects (docs/product/profile.md, Projects)': [
    ['Ajouter un projet', projectsTexts.fr.add],
    ['Modifier les projets', projectsTexts.fr.edit],
  ],
  'job search (docs/product/profile.md, The job-search card)': [
    ["Modifier la recherche d'emploi", job.title],
    [
      'Votre profil ne sera pas visible dans notre CVThèque par les entreprises validées par notre équipe',
      job.visibility.red,
    ],
    ['40k€ brut annuel', job.salaryPlaceholder],
    ["Besoin d'un visa", job.visa],
    ['En recherche active', search.states.actively_searching ?? ''],
    ['Ouvert·e aux opportunités', search.states.open_opportunities ?? ''],
    ['Prêt·e à changer si trouve son job de rêve', search.states.dreamjob_only ?? ''],
    ['Je prends une pause temporaire', search.states.pause_profile ?? ''],
    ['Je ne suis pas ouvert aux opportunités', search.states.not_searching ?? ''],
    ['Etat inconnu', search.states.unknown ?? ''],
  ],
  'skills (docs/product/profile.md, Skills and languages)': [
    ['Modifier les compétences', skillsTexts.fr.title],
    ['Interessé par', skillsTexts.fr.interested],
    ['Langues', skillsTexts.fr.languages],
    ['Ajouter une langue', skillsTexts.fr.add],
  ],
  'other interface elements (docs/product/shell.md, Interface elements)': [
    ['Voir plus', profileTexts.fr.more],
    ['Voir moins', profileTexts.fr.less],
    ['Copier dans le presse-papiers', profileTexts.fr.copy],
    ['Copié dans le presse-papiers', profileTexts.fr.copied],
  ],
  'errors of fields (docs/product/shell.md, Forms)': [
    ['Ce champ est obligatoire', errorTexts.fr.required],
    ['Le lien doit commencer par http:// ou https://', errorTexts.fr.httpLink],
    ['Vous devez choisir une langue', errorTexts.fr.chooseLanguage],
  ],
};

describe.each(Object.entries(labels))('French labels: %s', (_, rows) => {
  it.each(rows)('the label is exactly: %s', (written, said) => expect(plain(said)).toBe(written));
});
