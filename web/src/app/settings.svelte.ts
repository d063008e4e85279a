/** What this browser remembers of its person's wishes. Storage may be forbidden: then it lasts for the visit. */
export interface Settings {
  language: string | null;
  theme: 'auto' | 'dark' | 'light';
  sound: boolean;
  motion: 'auto' | 'less';
  confirm: boolean;
  hidden: boolean; // somebody is looking: hand, role and knowledge are covered
}

const DEFAULT: Settings = {
  language: null,
  theme: 'auto',
  sound: false,
  motion: 'auto',
  confirm: true,
  hidden: false,
};
const KEY = 'permonik';

function read(): Settings {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>), hidden: false };
  } catch {
    return { ...DEFAULT };
  }
}

export const settings = $state<Settings>(read());

/** Keep the wishes from now on, and let the page follow the look of them. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const saved = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, saved);
      } catch {
        // storage is forbidden here
      }
    });
    $effect(() => {
      document.documentElement.dataset.theme = settings.theme;
      document.documentElement.dataset.motion = settings.motion;
    });
  });
}

export function lessMotion(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const seen = new Set<string>();

/** Remember something of this visit, such as a role that was looked at. */
export function remember(key: string): void {
  seen.add(key);
  try {
    sessionStorage.setItem(`permonik:${key}`, '1');
  } catch {
    // storage is forbidden here
  }
}

export function remembered(key: string): boolean {
  if (seen.has(key)) return true;
  try {
    return sessionStorage.getItem(`permonik:${key}`) !== null;
  } catch {
    return false;
  }
}
