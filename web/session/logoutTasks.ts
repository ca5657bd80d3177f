/** How long, in ms, a sign-out waits for what is still to be done while the session is open. */
const PATIENCE = 2000;

const farewells = new Set<() => Promise<void>>();

/** What is done before somebody signs out here, while their session is still open. Answers how to take it back. */
export function beforeLogout(farewell: () => Promise<void>): () => void {
  farewells.add(farewell);
  return () => farewells.delete(farewell);
}

export async function sayFarewells(): Promise<void> {
  const all = Promise.allSettled([...farewells].map((farewell) => farewell()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([all, impatience]);
  clearTimeout(timer);
}
