/** Has what lies at an address loaded once; a failure is forgotten, so that a later call tries anew. */
export function loadOnce<Loaded>(load: (address: string) => Promise<Loaded>): (address: string) => Promise<Loaded> {
  const loaded = new Map<string, Promise<Loaded>>();
  return (address) => {
    const before = loaded.get(address);
    if (before) return before;
    const loading = load(address);
    loaded.set(address, loading);
    loading.catch(() => loaded.delete(address));
    return loading;
  };
}
