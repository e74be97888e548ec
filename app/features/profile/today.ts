import { useState } from 'react';
import { type Month, monthOf } from '../../../domain/profile/month.ts';

/** The current month of a form: the month in which it was opened. */
export function useToday(): Month {
  const [today] = useState(() => monthOf(new Date()));
  return today;
}
