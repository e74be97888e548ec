import { defineTexts } from '../../../i18n/texts.ts';

export const aboutDialogTexts = defineTexts(
  {
    title: 'Modifier les informations principales',
    firstName: 'Prénom',
    lastName: 'Nom',
    display: 'Affichage du nom sur le profil',
    levels: { full: 'Prénom et nom (recommendé)', firstName: 'Prénom', nickName: 'Surnom' },
    regenerate: 'Choisir un autre surnom',
    preview: 'Aperçu',
    noPreview: 'Écrivez votre prénom pour voir le résultat.',
    addressChange: {
      leadsOn: 'L’adresse de votre profil suivra ce nom. Les anciens liens mèneront à la nouvelle adresse.',
      ends: 'L’adresse de votre profil suivra ce nom. Les anciens liens ne mèneront plus à vous : ils contiennent un nom que vous ne montrez plus.',
    },
    profession: 'Métier',
    place: 'Localisation',
    rqth: 'Je suis en situation de handicap (RQTH)',
    rqthText: '(Optionnel) Décrivez votre situation ou vos besoins',
    rqthConsent:
      'J’accepte que cette information de santé soit conservée, avec la date de mon accord, et montrée aux entreprises validées et à l’équipe.',
    rqthHint:
      'Elle n’est jamais montrée au public ni utilisée dans les recherches. Pour l’effacer, décochez la case du dessus et confirmez.',
    sentence: 'Description courte',
    sentenceLeft: (count: number) => `${count} sur 160 caractères`,
    description: 'Description détaillée',
    codingReason: '(Optionnel) Pourquoi codez-vous ?',
    shareReason: 'Montrer cette raison aux entreprises',
    markdown: 'Listes, gras et liens : la syntaxe Markdown fonctionne.',
  },
  {
    title: 'Edit main information',
    firstName: 'First name',
    lastName: 'Last name',
    display: 'Name shown on the profile',
    levels: { full: 'First and last name (recommended)', firstName: 'First name', nickName: 'Nickname' },
    regenerate: 'Choose another nickname',
    preview: 'Preview',
    noPreview: 'Enter your first name to see the result.',
    addressChange: {
      leadsOn: 'Your profile address will follow this name. Old links will lead to the new address.',
      ends: 'Your profile address will follow this name. Old links will no longer lead to you: they contain a name you no longer show.',
    },
    profession: 'Profession',
    place: 'Location',
    rqth: 'I have a recognised disability (RQTH)',
    rqthText: '(Optional) Describe your situation or your needs',
    rqthConsent:
      'I agree to this health information being kept, with the date of my consent, and shown to validated companies and the team.',
    rqthHint: 'It is never shown to the public or used in searches. To erase it, untick the box above and confirm.',
    sentence: 'Short description',
    sentenceLeft: (count: number) => `${count} of 160 characters`,
    description: 'Detailed description',
    codingReason: '(Optional) Why do you code?',
    shareReason: 'Show this reason to recruiters',
    markdown: 'Lists, bold and links: Markdown works here.',
  },
);
