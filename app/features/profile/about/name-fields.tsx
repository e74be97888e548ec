import { addressChange } from '../../../../domain/profile/address/former-address.ts';
import { type AboutDraft, nameVisibilities } from '../../../../domain/profile/cards/about.ts';
import { displayNameOf } from '../../../../domain/profile/display-name.ts';
import edit from '../../../forms/form-dialog.module.css';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CheckField, Field, FieldGroup } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { CardForm } from '../card-form.ts';
import styles from './about-dialog.module.css';
import { aboutDialogTexts } from './about-dialog.texts.ts';
import { drawNickname, nicknameOf } from './name-choice.ts';

export function NameFields({ form: { value, stored, set, error } }: { form: CardForm<AboutDraft> }) {
  const texts = useTexts(aboutDialogTexts);
  const locale = useLocale();
  const { firstName, lastName, nameVisibility, nickName } = value;
  const shown = shownNameOf(value);
  const change = shown ? addressChange(shownNameOf(stored), shown) : 'none';
  return (
    <>
      <div className={edit.pair}>
        <Field
          label={texts.firstName}
          autoComplete="given-name"
          value={firstName}
          onChange={({ target }) => set({ firstName: target.value })}
          error={error('firstName')}
        />
        <Field
          label={texts.lastName}
          autoComplete="family-name"
          value={lastName}
          onChange={({ target }) => set({ lastName: target.value })}
          error={error('lastName')}
        />
      </div>
      <FieldGroup label={texts.display}>
        <div className={styles.levels}>
          {nameVisibilities.map((level) => (
            <CheckField
              key={level}
              type="radio"
              name="nameVisibility"
              label={texts.levels[level]}
              checked={nameVisibility === level}
              error={level === 'nickName' ? error('nickName') : undefined}
              onChange={() =>
                set({
                  nameVisibility: level,
                  nickName: level === 'nickName' ? nicknameOf(locale, value) : nickName,
                })
              }
            />
          ))}
        </div>
        <p className={styles.preview}>
          <span>{texts.preview}</span>
          <strong aria-live="polite">{shown || texts.noPreview}</strong>
          {nameVisibility === 'nickName' && (
            <IconButton
              icon="refresh"
              label={texts.regenerate}
              onClick={() => set({ nickName: drawNickname(locale, value) })}
            />
          )}
        </p>
        <div aria-live="polite">
          {change !== 'none' && (
            <Notice tone={change === 'ends' ? 'warning' : 'info'}>{texts.addressChange[change]}</Notice>
          )}
        </div>
      </FieldGroup>
    </>
  );
}

const shownNameOf = ({ nameVisibility, ...names }: AboutDraft) => displayNameOf({ ...names, level: nameVisibility });
