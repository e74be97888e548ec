import { Basket } from '../ui/drawings/basket.tsx';
import { Boat } from '../ui/drawings/boat.tsx';
import { Bottle } from '../ui/drawings/bottle.tsx';
import { Duck } from '../ui/drawings/duck.tsx';
import { FallenLeaf } from '../ui/drawings/fallen-leaf.tsx';
import { Float } from '../ui/drawings/float.tsx';
import { Footprints } from '../ui/drawings/footprints.tsx';
import { Gate } from '../ui/drawings/gate.tsx';
import { Jars } from '../ui/drawings/jars.tsx';
import { LilyPad } from '../ui/drawings/lily-pad.tsx';
import { Nest } from '../ui/drawings/nest.tsx';
import { Net } from '../ui/drawings/net.tsx';
import { Otter } from '../ui/drawings/otter.tsx';
import { Questions } from '../ui/drawings/questions.tsx';
import { Record } from '../ui/drawings/record.tsx';
import { Shell } from '../ui/drawings/shell.tsx';
import { Snail } from '../ui/drawings/snail.tsx';
import { Sprout } from '../ui/drawings/sprout.tsx';
import { WateringCan } from '../ui/drawings/watering-can.tsx';
import { Wave } from '../ui/drawings/wave.tsx';
import type { Specimens } from './specimen.ts';

/** The drawings of app/ui/drawings. */
export const drawings: Specimens = {
  Basket: () => ({ normal: <Basket />, small: <Basket width={96} /> }),
  Boat: () => ({ normal: <Boat /> }),
  Bottle: () => ({ normal: <Bottle /> }),
  Duck: () => ({ normal: <Duck /> }),
  FallenLeaf: () => ({ normal: <FallenLeaf /> }),
  Float: () => ({ normal: <Float /> }),
  Footprints: () => ({ normal: <Footprints /> }),
  Gate: () => ({ normal: <Gate /> }),
  Jars: () => ({ normal: <Jars /> }),
  LilyPad: () => ({ normal: <LilyPad /> }),
  Nest: () => ({ normal: <Nest /> }),
  Net: () => ({ normal: <Net /> }),
  Otter: () => ({ normal: <Otter />, small: <Otter width={120} /> }),
  Questions: () => ({ normal: <Questions /> }),
  Record: () => ({ normal: <Record />, small: <Record width={120} /> }),
  Shell: () => ({ normal: <Shell /> }),
  Snail: () => ({ normal: <Snail /> }),
  Sprout: ({ label }) => ({
    normal: <Sprout stage={1} label={label} />,
    'stage 2': <Sprout stage={2} />,
    'stage 3': <Sprout stage={3} />,
    'stage 4': <Sprout stage={4} />,
    'stage 5': <Sprout stage={5} />,
  }),
  WateringCan: () => ({ normal: <WateringCan /> }),
  Wave: () => ({ normal: <Wave /> }),
};
