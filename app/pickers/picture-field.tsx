import { lazy, Suspense, useEffect, useRef } from 'react';
import { imageAddress } from '../../domain/image-address.ts';
import type { AvatarConfig } from '../../domain/profile/avatar.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { ImageUploadButton } from '../ui/image-upload.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { avatarPreviewAddress } from './avatar/avatar-address.ts';
import { imageTexts } from './image.texts.ts';
import styles from './picture-field.module.css';
import { pictureTexts } from './picture-field.texts.ts';

const AvatarBuilder = lazy(async () => ({ default: (await import('./avatar/avatar-builder.tsx')).AvatarBuilder }));

type Picture = { profilePicHandle: string | null; avatar: AvatarConfig | null };
type Props = {
  form: {
    value: Picture;
    set: (change: Partial<Picture>) => void;
    error: (path: string) => string | undefined;
  };
  building: boolean;
  setBuilding: (building: boolean) => void;
};

/** The photo, or the avatar without one; both are chosen here and stored with the form. */
export function PictureField({ form: { value, set, error }, building, setBuilding }: Props) {
  const texts = useTexts(pictureTexts);
  const images = useTexts(imageTexts);
  const { profilePicHandle, avatar } = value;
  const address = profilePicHandle
    ? imageAddress(profilePicHandle, 300)
    : avatar
      ? avatarPreviewAddress(avatar)
      : undefined;
  const wrong = error('profilePicHandle');
  // An upload takes time: the latest setter keeps the text typed in the meantime.
  const latest = useRef(set);
  useEffect(() => {
    latest.current = set;
  });
  return (
    <div className={styles.picture}>
      <Portrait address={address} size={112} />
      <div className={styles.choices}>
        <ImageUploadButton
          label={texts.changePhoto}
          busyLabel={images.sending}
          errorText={(code) => images.errors[code]}
          onUploaded={(handle) => latest.current({ profilePicHandle: handle })}
        />
        {profilePicHandle && (
          <Button
            look="danger"
            onClick={({ currentTarget }) => {
              set({ profilePicHandle: null });
              // This button disappears with the photo, so the next button gets the focus.
              const next = currentTarget.nextElementSibling;
              if (next instanceof HTMLElement) next.focus();
            }}
          >
            {texts.removePhoto}
          </Button>
        )}
        <Button look="secondary" onClick={() => setBuilding(true)}>
          {texts.changeAvatar}
        </Button>
        {profilePicHandle && avatar && <p className={styles.hint}>{texts.photoFirst}</p>}
        {wrong && <p className={styles.wrong}>{wrong}</p>}
      </div>
      {building && (
        <Suspense>
          <AvatarBuilder
            avatar={avatar}
            close={() => setBuilding(false)}
            confirm={(chosen) => {
              set({ avatar: chosen });
              setBuilding(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
