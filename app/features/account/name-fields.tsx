import { useTexts } from '../../i18n/texts.ts';
import { Field } from '../../ui/field.tsx';
import { accountTexts } from './account.texts.ts';
import { Pair } from './beside-drawing.tsx';

type Name = 'firstName' | 'lastName';
type Props = { values: Partial<Record<string, string>>; error: (name: Name) => string | undefined };

/** First and last name of a new account, beside each other. */
export function NameFields({ values, error }: Props) {
  const texts = useTexts(accountTexts).signUp;
  return (
    <Pair>
      <Field
        label={texts.firstName}
        name="firstName"
        autoComplete="given-name"
        defaultValue={values.firstName}
        error={error('firstName')}
      />
      <Field
        label={texts.lastName}
        name="lastName"
        autoComplete="family-name"
        defaultValue={values.lastName}
        error={error('lastName')}
      />
    </Pair>
  );
}
