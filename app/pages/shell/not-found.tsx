import { NotFound } from '../../../domain/refusals.ts';
import { serve } from '../../serve.ts';

export const loader = serve(() => {
  throw new NotFound();
});

export default function NotFoundPage() {
  return null;
}
