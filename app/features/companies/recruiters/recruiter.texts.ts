import { defineTexts } from '../../../i18n/texts.ts';

export const recruiterTexts = defineTexts(
  {
    edit: 'Modifier mon profil',
    editOther: 'Modifier ce profil',
    company: 'Entreprise',
    noCompany: 'Sans entreprise pour le moment.',
    choose: 'Choisir mon entreprise',
    hidden: 'Votre profil sera visible par tout le monde dès que votre entreprise sera validée.',
    recruitsFor: (company: string) => `Recrute pour ${company}`,
    form: {
      title: 'Modifier mon profil',
      name: 'Nom affiché',
      jobTitle: 'Votre poste',
      jobTitleHint: 'Par exemple : responsable du recrutement.',
    },
  },
  {
    edit: 'Edit my profile',
    editOther: 'Edit this profile',
    company: 'Company',
    noCompany: 'No company yet.',
    choose: 'Choose my company',
    hidden: 'Your profile will be visible to everyone as soon as your company is validated.',
    recruitsFor: (company) => `Recruits for ${company}`,
    form: {
      title: 'Edit my profile',
      name: 'Display name',
      jobTitle: 'Your position',
      jobTitleHint: 'For example: head of recruiting.',
    },
  },
);
