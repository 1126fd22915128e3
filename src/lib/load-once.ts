/** Caches what `load` returns for each URL, except failures: a later call retries. */
export function loadOnce<Loaded>(load: (url: string) => Promise<Loaded>): (url: string) => Promise<Loaded> {
  const cache = new Map<string, Promise<Loaded>>();
  return (url) => {
    const cached = cache.get(url);
    if (cached) return cached;
    const loading = load(url);
    cache.set(url, loading);
    loading.catch(() => cache.delete(url));
    return loading;
  };
}
