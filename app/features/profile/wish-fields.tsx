import type { Flags } from '../../../domain/profile/wishes/wish-names.ts';
import { longestWish, tickable, withTick, written } from '../../../domain/profile/wishes/wishes.ts';
import { CheckField, Field, FieldGroup } from '../../ui/field.tsx';
import styles from './wish-fields.module.css';

type Props = {
  label: string;
  offered: readonly string[];
  words: Record<string, string>;
  value: Flags;
  set: (value: Flags) => void;
  error: (name: string) => string | undefined;
};

/** Boxes for what is offered and for what the profile holds besides, then what is written in own words. */
export function WishFields({ label, offered, words, value, set, error }: Props) {
  return (
    <FieldGroup label={label} error={error('')}>
      <div className={styles.boxes}>
        {tickable(offered, value).map((name) => (
          <CheckField
            key={name}
            label={words[name] ?? name}
            checked={value[name] === true}
            onChange={({ target }) => set(withTick(value, name, target.checked))}
          />
        ))}
      </div>
      {written(value).map((name) => (
        <Field
          key={name}
          label={words[name] ?? name}
          maxLength={longestWish}
          value={typeof value[name] === 'string' ? value[name] : ''}
          onChange={({ target }) => set({ ...value, [name]: target.value })}
          error={error(name)}
        />
      ))}
    </FieldGroup>
  );
}
