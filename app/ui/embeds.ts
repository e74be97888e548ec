import { createContext, useContext, useState } from 'react';

/** Whether the visitor has allowed content of other sites once and for all. */
export const EmbedsContext = createContext(false);

/** Whether a frame of another site may load: allowed before, or asked for here by a click. */
export function useEmbed(): [loads: boolean, load: () => void] {
  const allowed = useContext(EmbedsContext);
  const [asked, setAsked] = useState(false);
  return [allowed || asked, () => setAsked(true)];
}
