/** What may be said to an offer that lies open. */
import type { Action } from "../board/contract";
import type { OpenOffer } from "../protocol.gen";

/** The field in which a word says why. */
export const REASON = "excuse";

/** Whether an answer declines something and says why. */
export const isReasoned = (action: Action): boolean => REASON in action;

export const reasonIn = (action: Action): string => String(action[REASON]);

/** Whether an answer speaks to this offer; what is tied to it or proposed besides has numbers, too. */
export const answersOffer = (action: Action, offer: OpenOffer): boolean =>
  action["number"] === offer.number && (isReasoned(action) || [offer.accept, offer.drop].includes(action.type));
