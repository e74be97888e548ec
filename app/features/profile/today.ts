import { useState } from 'react';
import { type Month, monthOf } from '../../../domain/profile/month.ts';

/** The month that a form takes for 'today': the one in which it was opened. */
export function useToday(): Month {
  const [today] = useState(() => monthOf(new Date()));
  return today;
}
