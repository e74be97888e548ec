import { defineTexts } from '../i18n/texts.ts';

export const pictureTexts = defineTexts(
  {
    removePhoto: 'Supprimer la photo de profil',
    changePhoto: 'Changer la photo de profil',
    changeAvatar: "Changer l'avatar",
    photoFirst: 'La photo passe avant l’avatar : supprimez-la pour montrer l’avatar.',
  },
  {
    removePhoto: 'Remove the profile photo',
    changePhoto: 'Change the profile photo',
    changeAvatar: 'Change the avatar',
    photoFirst: 'The photo comes before the avatar: remove it to show the avatar.',
  },
);
