import { readCode } from '../contract.ts';

type Detector = { detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> };

declare global {
  /** Chrome on Android and macOS has it; other browsers load the package `qr`. */
  var BarcodeDetector:
    | {
        new (options: { formats: string[] }): Detector;
        getSupportedFormats(): Promise<string[]>;
      }
    | undefined;
}

const WANTED = ['qr_code', 'code_128'];
/** A phone that decodes without a pause grows hot. */
const PAUSE_MS = 120;

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
  /** It is called for a barcode that is not one of our codes. */
  onOther: () => void;
};

/** Switches the camera off when `signal` aborts. Rejects without a camera or permission. */
export async function scan({ video, signal, onCode, onOther }: Scan): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    audio: false,
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  // The camera must stop even while the decoder is loading.
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
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  } finally {
    stop();
  }
}

/** Resolves to false when the browser would ask for permission. */
export async function mayScan(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false;
  }
}
