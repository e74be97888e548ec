import { soundtrackSchema } from '../../../../domain/profile/cards/soundtrack/soundtrack.ts';
import { defineTexts, useTexts } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field.tsx';
import { EditDialog } from '../edit-dialog.tsx';
import type { CardDialogProps } from '../profile-dialogs.tsx';

const soundtrackTexts = defineTexts(
  {
    title: 'Modifier la bande-son',
    url: 'Adresse Spotify, Deezer ou SoundCloud',
    hint: 'Collez le lien de partage d’un morceau, d’un album ou d’une liste. Laissez vide pour n’en montrer aucun.',
  },
  {
    title: 'Edit soundtrack',
    url: 'Spotify, Deezer or SoundCloud address',
    hint: 'Paste the sharing link of a track, an album or a playlist. Leave this empty to show none.',
  },
);

export default function SoundtrackDialog({ developerId, close }: CardDialogProps) {
  const texts = useTexts(soundtrackTexts);
  return (
    <EditDialog developerId={developerId} card="soundtrack" close={close} title={texts.title} schema={soundtrackSchema}>
      {({ value, set, error }) => (
        <Field
          label={texts.url}
          hint={texts.hint}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={value.url ?? ''}
          onChange={({ target }) => set({ url: target.value })}
          error={error('url')}
          data-autofocus
        />
      )}
    </EditDialog>
  );
}
