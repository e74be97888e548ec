import { defineTexts } from '../../../i18n/texts.ts';

export const shareTexts = defineTexts(
  {
    title: 'Générez un code pour partager votre succès',
    close: 'Fermer',
    format: 'Format du code',
    formats: { iframe: 'iframe (HTML)', markdown: 'Markdown' },
    preview: 'Aperçu',
    code: 'Code',
    copy: { iframe: 'Copier le code iframe', markdown: 'Copier le code Markdown' },
    copied: 'Code copié : ce succès est partagé.',
    noClipboard: 'Votre navigateur n’a pas permis la copie. Sélectionnez le code et copiez-le à la main.',
    notShared: 'Pas encore partagé. Copier le code rend ce succès public sur votre page de succès.',
    shared: 'Partagé : ce succès est public sur votre page de succès et visible partout où vous placez ce code.',
    stop: 'Ne plus partager',
    stopped: 'Ce succès n’est plus partagé : les codes déjà placés ne montrent plus rien.',
    contact:
      'Ce succès parle de votre recherche d’emploi : une fois partagé, tout le monde peut le voir, votre employeur aussi.',
    closed:
      'Votre profil est incomplet, masqué au public ou désactivé. Vos succès partagés s’afficheront quand votre profil sera visible.',
    settings: "Paramètres d'affichage",
  },
  {
    title: 'Generate a code to share your achievement',
    close: 'Close',
    format: 'Code format',
    formats: { iframe: 'iframe (HTML)', markdown: 'Markdown' },
    preview: 'Preview',
    code: 'Code',
    copy: { iframe: 'Copy the iframe code', markdown: 'Copy the Markdown code' },
    copied: 'Code copied: this achievement is now shared.',
    noClipboard: 'Your browser did not allow copying. Select the code and copy it by hand.',
    notShared: 'Not shared yet. Copying the code makes this achievement public on your achievements page.',
    shared: 'Shared: this achievement is public on your achievements page and visible wherever you place this code.',
    stop: 'Stop sharing',
    stopped: 'This achievement is no longer shared: codes you have already placed now show nothing.',
    contact: 'This achievement is about your job search: once shared, everyone can see it, including your employer.',
    closed:
      'Your profile is incomplete, hidden from the public or disabled. Your shared achievements will appear once your profile is visible.',
    settings: 'Display settings',
  },
);
