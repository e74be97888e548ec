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
    notShared: 'Pas encore partagé. Copier le code le montre à toute personne qui a votre page de succès.',
    shared: 'Partagé : toute personne qui a votre page de succès le voit, ainsi que les pages où vous mettez ce code.',
    stop: 'Ne plus partager',
    stopped: 'Ce succès n’est plus partagé : les codes déjà posés ne montrent plus rien.',
    contact:
      'Ce succès parle de votre recherche d’emploi : une fois partagé, tout le monde peut le voir, votre employeur aussi.',
    closed:
      'Votre profil est incomplet, masqué au public ou désactivé. Ce que vous partagez se verra quand il sera visible.',
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
    copied: 'Code copied: this achievement is shared.',
    noClipboard: 'Your browser did not allow copying. Select the code and copy it by hand.',
    notShared: 'Not shared yet. Copying the code shows it to anyone who has your page of achievements.',
    shared: 'Shared: anyone who has your page of achievements sees it, and so do the pages where you put this code.',
    stop: 'Stop sharing',
    stopped: 'This achievement is not shared any more: codes that are in place show nothing from now on.',
    contact: 'This achievement is about your job search: once shared, everyone can see it, your employer included.',
    closed:
      'Your profile is incomplete, hidden from the public or disabled. What you share will show once it is visible.',
    settings: 'Display settings',
  },
);
