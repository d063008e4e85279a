/** Who I am here, and the games that the server knows. */
import { api, type GameInfo, type Me } from '../net/api';

export const house = $state<{ me: Me | null; games: GameInfo[]; failed: boolean }>({ me: null, games: [], failed: false });

/** Begin, or go on, as somebody. No name is asked. */
export async function enter(): Promise<void> {
  try {
    const [me, games] = await Promise.all([api.session(), api.games()]);
    house.me = me;
    house.games = games;
    house.failed = false;
  } catch {
    house.failed = true;
  }
}
