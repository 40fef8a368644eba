package notify

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	"engawa/remote/push"
)

// A push service keeps a message for a device that is not there as long as it does at most, four weeks.
const keepTime = 28 * 24 * time.Hour

// tokenTime is how long the signature of a message is good; at most a day (RFC 8292, section 2).
const tokenTime = 12 * time.Hour

// send sends a notice, and returns how it was answered.
func (s *Service) send(to target, e Event) answer {
	var r *http.Request
	var err error
	if to.way == byPush {
		r, err = s.pushRequest(to, e)
	} else {
		r, err = s.hookRequest(to, e)
	}
	if err != nil {
		return answer{status: http.StatusBadRequest} // it would fail again
	}
	response, err := s.clients[to.way].Do(r)
	switch {
	case errors.Is(err, errLocal):
		return answer{status: http.StatusMisdirectedRequest}
	case err != nil:
		return answer{}
	}
	defer response.Body.Close()
	_, _ = io.CopyN(io.Discard, response.Body, maxBody) // nobody needs it
	return answer{response.StatusCode, retryAfter(response.Header)}
}

// pushRequest is a message of Web Push, see RFC 8030.
func (s *Service) pushRequest(to target, e Event) (*http.Request, error) {
	text, err := encode(e.call(to.subscription.Lang))
	if err != nil {
		return nil, err
	}
	body, err := push.Encrypt(to.subscription, text)
	if err != nil {
		return nil, err
	}
	r, err := http.NewRequestWithContext(s.ctx, http.MethodPost, to.address, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	authorization, err := s.identity.Authorization(to.origin, s.contact(), s.config.Now().Add(tokenTime))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Authorization", authorization)
	r.Header.Set("Content-Encoding", "aes128gcm")
	r.Header.Set("Content-Type", "application/octet-stream")
	r.Header.Set("TTL", strconv.Itoa(int(keepTime/time.Second)))
	r.Header.Set("Topic", s.identity.Topic(e.Table+" "+to.address)) // a later message about the table takes the place of an earlier one
	r.Header.Set("Urgency", "high")
	return r, nil
}

// contact is the address by which push services reach who runs the host.
func (s *Service) contact() string {
	if _, rest, ok := strings.Cut(s.config.Base, "://"); ok {
		return "https://" + rest // they take no other
	}
	return ""
}

// hookRequest is a request to a web hook.
func (s *Service) hookRequest(to target, e Event) (*http.Request, error) {
	body, err := encode(e.hookCall(s.config.Base))
	if err != nil {
		return nil, err
	}
	r, err := http.NewRequestWithContext(s.ctx, http.MethodPost, to.address, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("User-Agent", "Engawa")
	return r, nil
}

// encode writes JSON in few bytes.
func encode(v any) ([]byte, error) {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return bytes.TrimSpace(out.Bytes()), err
}
