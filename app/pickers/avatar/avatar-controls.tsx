import { useId } from 'react';
import type { AvatarConfig } from '../../../domain/profile/avatar.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './avatar-builder.module.css';
import { avatarTexts } from './avatar-builder.texts.ts';
import { type ColourOption, coloursOf, type ShapeOption, shapeBeside, shapesOf } from './avatar-options.ts';
import { shapeTexts } from './avatar-shapes.texts.ts';

type Props<Option> = { option: Option; avatar: AvatarConfig; choose: (value: string | null) => void };

/** One shape: chosen by name, or with the arrow buttons. */
export function ShapeControl({ option, avatar, choose }: Props<ShapeOption>) {
  const { labels, none, previous, next } = useTexts(avatarTexts);
  const names: Record<string, string> = useTexts(shapeTexts)[option];
  const label = labels[option];
  const arrows = [
    { step: -1, icon: 'left', name: previous(label) },
    { step: 1, icon: 'right', name: next(label) },
  ] as const;
  return (
    <div className={styles.shape}>
      <SelectField label={label} value={avatar[option] ?? ''} onChange={({ target }) => choose(target.value || null)}>
        {shapesOf(option).map((shape) => (
          <option key={shape} value={shape ?? ''}>
            {shape === null ? (none as Record<string, string>)[option] : names[shape]}
          </option>
        ))}
      </SelectField>
      {arrows.map(({ step, icon, name }) => (
        <button
          key={icon}
          type="button"
          className={styles.arrow}
          aria-label={name}
          onClick={() => choose(shapeBeside(avatar, option, step))}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

export function ColourControl({ option, avatar, choose }: Props<ColourOption>) {
  const { labels, colours } = useTexts(avatarTexts);
  const name = useId();
  return (
    <fieldset className={styles.colour}>
      <legend>
        {labels[option]} <span>{colours[avatar[option]]}</span>
      </legend>
      <div className={styles.swatches}>
        {coloursOf(option).map((colour) => (
          <input
            key={colour}
            type="radio"
            name={name}
            className={styles.swatch}
            style={{ background: colour }}
            aria-label={colours[colour]}
            title={colours[colour]}
            checked={avatar[option] === colour}
            onChange={() => choose(colour)}
          />
        ))}
      </div>
    </fieldset>
  );
}
