import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Services } from '../../services/services.js';
import { useServices } from '../../services/ServicesProvider.js';
import { portalsOf } from '../../data/partner-queries.js';
import { useNotify } from '../../notices/use-notify.js';
import { notifyMutation } from '../account/notify-mutation.js';

/** A write to a website: says the result in a toast, and reads the websites again. */
export function usePortalAct(
  act: (client: Services['client']) => Promise<{ readonly message: string }>,
  onSettled: () => void,
) {
  const { client } = useServices();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => act(client),
    ...notifyMutation(notify),
    onSettled: () => {
      onSettled();
      return queries.invalidateQueries({ queryKey: portalsOf(client).queryKey });
    },
  });
}
