import { useFetcher } from 'react-router';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import type { clientAction } from './boost.resource.ts';
import { boostTexts } from './boost.texts.ts';

/** A form that books, moves or cancels a call, and the sentence of its refusal. */
export function useCallForm() {
  const { errors } = useTexts(boostTexts);
  const { Form, data: answer, state } = useFetcher<typeof clientAction>();
  const error = useFieldErrors(state === 'idle' ? answer : undefined, errors);
  return { Form, busy: state !== 'idle', error: error('slot') ?? error('') };
}
