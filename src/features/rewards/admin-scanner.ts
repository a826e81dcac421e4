import { readCode } from './contract.ts';

type Detector = { detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> };

declare global {
  /** Chrome on Android and macOS has it; the others get the one in `qr`. */
  var BarcodeDetector:
    | {
        new (options: { formats: string[] }): Detector;
        getSupportedFormats(): Promise<string[]>;
      }
    | undefined;
}

const WANTED = ['qr_code', 'code_128'];
/** Between two looks: a phone that decodes without pause grows hot. */
const PAUSE = 120;

async function createDetector(): Promise<Detector> {
  const Native = globalThis.BarcodeDetector;
  const known = (await Native?.getSupportedFormats().catch(() => [])) ?? [];
  const formats = WANTED.filter((format) => known.includes(format));
  if (Native && formats.includes('qr_code')) return new Native({ formats });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

type Scan = {
  video: HTMLVideoElement;
  signal: AbortSignal;
  onCode: (code: string) => void;
  /** Something was read that is no code of ours. */
  onOther: () => void;
};

/**
 * Shows the rear camera in `video` and looks for a code until `signal` ends it; the camera is off
 * then. Rejects when there is no camera, or it may not be used.
 */
export async function scan({ video, signal, onCode, onOther }: Scan): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    audio: false,
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  // At once, and not only when the decoder has arrived.
  signal.addEventListener('abort', stop);
  try {
    video.srcObject = stream;
    const [detector] = await Promise.all([createDetector(), video.play()]);
    while (!signal.aborted) {
      const found = await detector.detect(video).catch(() => []);
      if (signal.aborted) return;
      const code = found.map(({ rawValue }) => readCode(rawValue)).find((one) => one !== null);
      if (code) return onCode(code);
      if (found.length > 0) onOther();
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  } finally {
    stop();
  }
}

/** Whether the camera may be used without asking first. */
export async function mayScan(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false;
  }
}
