import { useMutation } from '@tanstack/react-query';
import { useServices } from '../app/ServicesProvider.js';

/** Signs out, then opens the home page with a full reload, so that nothing of the member stays in memory. */
export function useSignOut() {
  const { session } = useServices();
  return useMutation({
    mutationFn: async () => session?.signOut(),
    onSettled: () => window.location.assign('/'),
  });
}
