import { useState } from 'react';
import { type AvatarConfig, defaultAvatar } from '../../../domain/profile/avatar.ts';
import frame from '../../forms/form-dialog.module.css';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { avatarPreviewAddress } from './avatar-address.ts';
import styles from './avatar-builder.module.css';
import { avatarTexts } from './avatar-builder.texts.ts';
import { ColourControl, ShapeControl } from './avatar-controls.tsx';
import { isColour, shownOptions, withOption } from './avatar-options.ts';
import { surpriseAvatar } from './avatar-surprise.ts';

type Props = { avatar: AvatarConfig | null; confirm: (avatar: AvatarConfig) => void; close: () => void };

/** Chooses an avatar part by part; the server draws each choice. Nothing is stored before 'Confirmer'. */
export function AvatarBuilder({ avatar, confirm, close }: Props) {
  const texts = useTexts(avatarTexts);
  const [first] = useState(avatar ?? defaultAvatar);
  const [chosen, setChosen] = useState(first);
  return (
    <Dialog title={texts.title} closeLabel={texts.closeWindow} close={close} wide held={chosen !== first}>
      <div className={frame.form}>
        <div className={styles.builder}>
          <div className={styles.face}>
            <img src={avatarPreviewAddress(chosen)} alt={texts.preview} width={180} height={180} />
            <Button look="secondary" onClick={() => setChosen(surpriseAvatar(Math.random))}>
              {texts.surprise}
            </Button>
          </div>
          <div className={styles.controls}>
            {shownOptions(chosen).map((option) => {
              const change = (value: string | null) => setChosen(withOption(chosen, option, value));
              return isColour(option) ? (
                <ColourControl key={option} option={option} avatar={chosen} choose={change} />
              ) : (
                <ShapeControl key={option} option={option} avatar={chosen} choose={change} />
              );
            })}
          </div>
        </div>
        <div className={`${frame.foot} ${frame.actions}`}>
          <Button look="secondary" onClick={close}>
            {texts.close}
          </Button>
          <Button onClick={() => confirm(chosen)}>{texts.confirm}</Button>
        </div>
      </div>
    </Dialog>
  );
}
