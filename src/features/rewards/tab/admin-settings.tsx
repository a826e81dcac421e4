import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { rewardTexts as t } from '../messages.ts';
import { useRemembered } from './admin-remembered.ts';

type Settings = ReturnType<typeof useSettings>;

export function useSettings() {
  const [sound, setSound] = useRemembered('redeem-sound', 'on');
  const play = (name: Sound) => {
    if (sound === 'on') playSound(name);
  };
  return { sound, setSound, play };
}

export function SettingsForm({ sound, setSound }: Settings) {
  const say = useSay();
  return (
    <Switch
      label={say(t.sound)}
      checked={sound === 'on'}
      onChange={(event) => setSound(event.target.checked ? 'on' : 'off')}
    />
  );
}

type Sound = 'good' | 'bad';
type Note = { at: number; pitch: number; shape: OscillatorType };

/** The sounds cannot be confused: one rises, the other is low and rough. */
const SOUNDS: Record<Sound, Note[]> = {
  good: [
    { at: 0, pitch: 659, shape: 'sine' },
    { at: 0.12, pitch: 988, shape: 'sine' },
  ],
  bad: [
    { at: 0, pitch: 165, shape: 'square' },
    { at: 0.2, pitch: 131, shape: 'square' },
  ],
};
const LENGTH = 0.16;
const LOUDNESS = 0.25;

let context: AudioContext | undefined;

/** Call it in a click handler, because browsers play no sound before the first click. */
export function prepareSound() {
  context ??= new AudioContext();
  void context.resume().catch(() => {});
}

function playSound(name: Sound) {
  if (!context) return;
  for (const { at, pitch, shape } of SOUNDS[name]) {
    const start = context.currentTime + at;
    const volume = new GainNode(context, { gain: LOUDNESS });
    volume.gain.setTargetAtTime(0, start + LENGTH * 0.6, 0.03);
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
}
